import { blob, line } from '../geom/paths.ts';
import { type Line, lerp, mirror, type Point, points, sym } from '../geom/points.ts';
import { flat, rod, sh, strokes } from '../kit/marks.ts';

interface LapLook {
  cx: number;
  /** Heights of the belt, the middle of the knees and the hem. */
  belt: number;
  knee: number;
  hem: number;
  /** Half width of the waist, half distance of the knees, width of a knee. */
  waist: number;
  apart: number;
  w: number;
  /** Cloth in the light of the thighs, where it hangs, between the knees, and its folds. */
  light: string;
  fill: string;
  shade: string;
  fold: string;
  /** Colour of the light on the knees, none if left out. */
  shine?: string;
  trim?: string;
}
/**
 * Robe over the lap of one who sits and faces us: thighs in the light come forward to round knees, cloth hangs from
 * them and sags between. Draw the feet before it.
 */
export function lap(look: LapLook): string {
  const { cx, belt, knee, hem, waist, apart, w, light, fill, shade, fold, shine, trim } = look;
  const two = (l: Line): readonly (readonly Point[])[] => [points(l), mirror(l, cx)];
  // a point beside the knee of the left leg, in widths of a knee
  const at = (x: number, y: number, corner?: 1): Point =>
    corner ? [cx - apart + x * w, knee + y * w, 1] : [cx - apart + x * w, knee + y * w];
  const low = (x: number, y: number, corner?: 1): Point =>
    corner ? [cx - apart + x * w, hem + y * w, 1] : [cx - apart + x * w, hem + y * w];
  const sag: Point = [cx, hem + w * 0.02];
  const edge: Point[] = [low(-0.68, -0.04, 1), low(-0.24, 0.1), low(0.24, 0.1), low(0.6, -0.1), sag];
  const hip: Point = [cx - waist - w * 0.26, lerp(belt, knee, 0.3)];
  const side = [
    at(-0.4, -0.42),
    at(-0.56, 0.04),
    at(-0.53, 0.5),
    [cx - apart - w * 0.56, lerp(knee, hem, 0.7)] as Point,
  ];
  const crotch = lerp(belt, knee, 0.34);
  const hollow = [
    [cx, crotch, 1] as Point,
    at(0.84, -0.14),
    at(0.58, 0.24),
    at(0.48, 0.6),
    at(0.5, 0.9),
    low(0.6, -0.1),
    sag,
  ];
  const thigh = [
    [cx, belt, 1] as Point,
    [cx - waist, belt, 1] as Point,
    hip,
    at(-0.38, -0.4),
    at(-0.5, 0.04),
    at(-0.34, 0.34),
    at(0.04, 0.42),
    at(0.36, 0.36),
    at(0.58, 0.24),
    at(0.84, -0.14),
    [cx, crotch, 1] as Point,
  ];
  const both = (list: readonly Line[]) => list.flatMap(two);
  return (
    sh(blob(sym([[cx, belt, 1], [cx - waist, belt, 1], hip, ...side, ...edge], cx)), fill, 2.6) +
    flat(blob(sym(hollow, cx)), shade) +
    flat(blob(sym(thigh, cx)), light) +
    strokes(both([[at(-0.5, 0.06), at(-0.3, 0.37), at(0.06, 0.44), at(0.38, 0.36), at(0.56, 0.2)]]), 3.2) +
    strokes(
      both([
        [
          [cx, crotch],
          at(0.84, -0.14),
          at(0.58, 0.24),
          at(0.47, 0.6),
          [cx - apart + w * 0.48, lerp(knee, hem, 0.7)],
          low(0.56, -0.06),
        ],
      ]),
      3,
    ) +
    strokes(
      both([
        [
          [cx - waist * 0.9, belt + 4],
          [cx - lerp(waist, apart, 0.6) - w * 0.1, lerp(belt, knee, 0.4)],
          at(-0.24, -0.2),
        ],
        [[cx - waist * 0.5, belt + 5], [cx - lerp(waist * 0.5, apart, 0.5), lerp(belt, knee, 0.4)], at(0.2, -0.24)],
        [at(-0.26, 0.52), [cx - apart - w * 0.24, lerp(knee, hem, 0.62)], low(-0.36, -0.04)],
        [at(0.02, 0.56), [cx - apart + w * 0.06, lerp(knee, hem, 0.62)], low(-0.02, 0.02)],
        [at(0.28, 0.46), [cx - apart + w * 0.3, lerp(knee, hem, 0.62)], low(0.32, 0)],
      ]),
      2.8,
      fold,
    ) +
    strokes(
      [
        ...[0.1, 0.32, 0.54, 0.76].map((t): Point[] => [
          at(0.62, 0.1 + t * 0.9),
          [cx, lerp(knee, hem, t + 0.16)],
          [cx + apart - w * 0.62, knee + w * (0.1 + t * 0.9)],
        ]),
      ],
      2.8,
      fold,
    ) +
    (shine ? strokes(two([at(-0.3, -0.04), at(-0.08, -0.3), at(0.26, -0.28)]), w * 0.1, shine) : '') +
    (trim ? rod(line(sym(edge, cx)), 2.8, trim, 1.4) : '')
  );
}

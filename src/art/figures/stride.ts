import { type Girth, outline } from '../geom/outline.ts';
import { blob, line } from '../geom/paths.ts';
import { type Line, mid, type Point, placer, points } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, rod, sh, strokes, union } from '../kit/marks.ts';

interface StrideLook {
  /** Width of the thigh. */
  w?: number;
  fill?: string;
  /** Colour of the folds, none if it is that of the cloth. */
  fold?: string;
  shoe?: string;
  /** Colour of the turned-down top of the shoe, and how far up the shin it reaches (0 ankle, 1 knee). */
  top?: string;
  high?: number;
  /** Way the toes point: 1 right, -1 left. */
  dir?: 1 | -1;
  /** Turn of the foot in degrees, clockwise. */
  r?: number;
  /** Length of the foot against the width of the thigh; 1 on the ground, less in a stirrup. */
  foot?: number;
}
/** Half widths of thigh and calf for a thigh of width 1: the calf swells behind, the thigh before. */
const LEG: readonly (readonly Girth[])[] = [
  [
    [-0.12, 0.34, 0.3],
    [0.04, 0.52, 0.52],
    [0.5, 0.52, 0.48],
    [0.86, 0.4, 0.36],
  ],
  [
    [0, 0.4, 0.34],
    [0.3, 0.32, 0.44],
    [0.66, 0.25, 0.32],
    [1, 0.2, 0.2],
  ],
];
const FOOT =
  '-0.3,-0.2 -0.4,0.1 -0.44,0.4! -0.3,0.46 0.2,0.44 0.9,0.48! 1.06,0.38 1,0.22 0.74,0.06 0.42,-0.12 0.28,-0.3';
const SOLE = '-0.44,0.38! 0.2,0.38 0.7,0.41 1.06,0.37! 1.04,0.5! 0.3,0.49 0.14,0.45 -0.06,0.5 -0.44,0.5!';

/** Shadow to the right of a foot that is flat on the ground, under a leg of at least this width. */
const LARGE = 28;
const SHADOW = '-0.5,0.42! 0.4,0.36 1.2,0.4 1.5,0.5 1.1,0.6 0.2,0.62 -0.46,0.56';
/** Leg of a moving person: thigh, round knee, calf that swells at the back, and a foot that carries; hip, knee and ankle. */
export function stride(bones: Line, look: StrideLook = {}): string {
  const { w = 30, fill = C.paper, fold = C.grey, shoe = C.gold3, top, high = 0.3, dir = 1, r = 0, foot = 1 } = look;
  const [h, k, a] = points(bones) as readonly [Point, Point, Point];
  const aside = (from: Point, to: Point, t: number, by: number): Point => {
    const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [x, y] = mid(from, to, t);
    return [x + ((to[1] - from[1]) / l) * by * dir, y - ((to[0] - from[0]) / l) * by * dir];
  };
  const on = placer({ x: a[0], y: a[1], s: w * foot, r, flip: dir < 0 });
  const wide = w * (0.26 + high * 0.14);
  const edge = (by: number): Point => {
    const [x, y] = aside(k, a, 1 - high, by * wide);
    return [x, y, 1];
  };
  const grounded = w >= LARGE && foot >= 0.85 && Math.abs(r) < 10;
  return (
    (grounded ? flat(blob(on(SHADOW)), C.ink, 0.26) : '') +
    union([blob(outline([h, k, a], LEG, w, dir < 0))], fill, 2.3) +
    (fold === fill
      ? ''
      : strokes(
          [
            [aside(h, k, 0.3, -w * 0.14), aside(h, k, 0.6, -w * 0.16), aside(h, k, 0.86, -w * 0.06)],
            [aside(k, a, 0.02, -w * 0.26), aside(k, a, 0.3, -w * 0.28), aside(k, a, 0.66, -w * 0.08)],
          ],
          w * 0.09,
          fold,
        )) +
    sh(blob([edge(-1), ...on(FOOT), edge(1)]), shoe, 2.3) +
    (shoe === C.ink ? '' : sh(blob(on(SOLE)), C.ink, 0)) +
    (top ? rod(line([edge(-1.06), aside(k, a, 1.04 - high, 0), edge(1.06)]), w * 0.13, top, 1.7) : '')
  );
}

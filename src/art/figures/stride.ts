import { blob, line, taper } from '../geom/paths.ts';
import { type Line, mid, type Point, placer, points } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { rod, sh, strokes, union } from '../kit/marks.ts';

interface StrideLook {
  /** Width of the thigh. */
  w?: number;
  fill?: string;
  fold?: string;
  shoe?: string;
  /** Colour of the turned-down top of the shoe, and how far up the shin it reaches (0 ankle, 1 knee). */
  top?: string;
  high?: number;
  /** Way the toes point: 1 right, -1 left. */
  dir?: 1 | -1;
  /** Turn of the foot in degrees, clockwise. */
  r?: number;
}
const FOOT =
  '-0.28,-0.24! -0.4,0.06 -0.44,0.4! -0.3,0.46 0.2,0.44 0.9,0.48! 1.06,0.38 1,0.22 0.74,0.06 0.44,-0.1 0.28,-0.28!';
const SOLE = '-0.44,0.38! 0.2,0.38 0.7,0.41 1.06,0.37! 1.04,0.5! 0.3,0.49 0.14,0.45 -0.06,0.5 -0.44,0.5!';

/** Leg of a moving person: thigh, round knee, calf that swells at the back, and a foot that carries; hip, knee and ankle. */
export function stride(bones: Line, look: StrideLook = {}): string {
  const { w = 30, fill = C.paper, fold = C.grey, shoe = C.gold3, top, high = 0.3, dir = 1, r = 0 } = look;
  const [h, k, a] = points(bones) as readonly [Point, Point, Point];
  const aside = (from: Point, to: Point, t: number, by: number): Point => {
    const l = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [x, y] = mid(from, to, t);
    return [x + ((to[1] - from[1]) / l) * by * dir, y - ((to[0] - from[0]) / l) * by * dir];
  };
  const on = placer({ x: a[0], y: a[1], s: w, r, flip: dir < 0 });
  const cuff = mid(a, k, high);
  const wide = w * (0.46 + high * 0.42);
  const shin = Math.atan2(a[1] - k[1], a[0] - k[0]) * (180 / Math.PI) - 90;
  const band = placer({ x: cuff[0], y: cuff[1], s: wide / 2, r: shin });
  return (
    union(
      [
        taper([h, aside(h, k, 0.42, w * 0.1), k], [w * 1.08, w * 1.04, w * 0.74]),
        taper([k, aside(k, a, 0.36, -w * 0.12), a], [w * 0.72, w * 0.76, w * 0.42]),
        disc(h[0], h[1], w * 0.54) + disc(k[0], k[1], w * 0.38),
      ],
      fill,
      2.4,
    ) +
    strokes(
      [
        [aside(h, k, 0.3, -w * 0.14), aside(h, k, 0.68, -w * 0.16), aside(h, k, 0.98, -w * 0.04)],
        [aside(k, a, 0.02, -w * 0.26), aside(k, a, 0.3, -w * 0.28), aside(k, a, 0.66, -w * 0.08)],
      ],
      w * 0.09,
      fold,
    ) +
    union(
      [taper([cuff, mid(cuff, a, 0.5), a], [wide, wide * 0.94, w * 0.5]), blob(on(FOOT)), disc(a[0], a[1], w * 0.25)],
      shoe,
      2.3,
    ) +
    sh(blob(on(SOLE)), C.ink, 0) +
    (top ? rod(line(band('-1.08,-0.04 0,0.16 1.08,-0.04')), w * 0.12, top, 1.7) : '')
  );
}

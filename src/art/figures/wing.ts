import { blob, taper } from '../geom/paths.ts';
import { at, lerp, type Placing, type Point, place, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { sh, union } from '../kit/marks.ts';

interface WingLook extends Placing {
  /** Colours of the three rows of feathers, from the tips to the shoulder, and of the leading edge. */
  rows?: readonly [string, string, string];
  edge?: string;
  /** 0: folded down, 1: spread. */
  spread?: number;
}
const FEATHER = '0,0! 0.26,-0.17 0.84,-0.16 1,0 0.84,0.16 0.26,0.17';

/** Wing of an angel, growing from the shoulder at x, y up to the right (flip: to the left); about 100 s wide and high. */
export function wing(look: WingLook = {}): string {
  const { rows = [C.paper, C.blue2, C.red], edge = C.gold, spread = 0.6 } = look;
  const put = placer(look);
  const s = look.s ?? 1;
  // leading edge: shoulder, wrist, tip
  const wrist: Point = [lerp(16, 40, spread), lerp(-52, -58, spread)];
  const tip: Point = [lerp(44, 92, spread), lerp(-40, -66, spread)];
  const bone = (t: number): Point =>
    t < 0.5
      ? [lerp(2, wrist[0], t * 2) - Math.sin(t * 2 * Math.PI) * 7, lerp(4, wrist[1], t * 2)]
      : [lerp(wrist[0], tip[0], t * 2 - 1), lerp(wrist[1], tip[1], t * 2 - 1) - Math.sin((t * 2 - 1) * Math.PI) * 9];
  const row = (count: number, to: number, from: number, length: readonly [number, number], fill: string): string => {
    let o = '';
    for (let i = 0; i < count; i++) {
      const t = lerp(to, from, i / (count - 1));
      const [x, y] = bone(t);
      const r = lerp(104, lerp(76, 4, spread), t ** 1.4);
      const feather = place(FEATHER, { x, y, s: lerp(length[1], length[0], t), r });
      o += sh(blob(put(feather)), fill, 1.7);
    }
    return o;
  };
  return (
    row(9, 1, 0.1, [72, 54], rows[0]) +
    row(7, 0.92, 0.08, [46, 38], rows[1]) +
    row(6, 0.82, 0.06, [26, 24], rows[2]) +
    union(
      [
        taper(
          put([[2, 10], bone(0.16), bone(0.34), wrist, bone(0.64), bone(0.8), tip]),
          [8, 10, 12, 13, 12, 10, 8].map((w) => w * s),
        ),
        at(put([tip]), (x, y) => disc(x, y, 4 * s)),
      ],
      edge,
      2,
    )
  );
}

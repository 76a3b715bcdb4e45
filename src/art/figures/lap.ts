import { blob, line } from '../geom/paths.ts';
import { both, type Line, type Point, points, sym } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, rod, sh, strokes } from '../kit/marks.ts';

export interface LapLook {
  fill?: string;
  /** The same pigment in shade and in light. */
  dark?: string;
  light?: string;
  trim?: string;
  /** Half width of the belt, in the measure of the knees. */
  waist?: number;
  /** Share by which the knees stand wider apart than 43 on either side of the axis. */
  wide?: number;
  /** Share by which the cloth hangs longer below the knees than 70. */
  drop?: number;
}
const KNEE = 48;
/** How much higher than the middle the knee on the left is, and lower the one on the right. */
const LIFT = 7;
const HEM = '-67,113! -56,119 -43,120 -31,118 -20,114! -20,110 -12,106 0,105';
/**
 * Robe of one who sits facing us, from the belt down: thighs that come towards us with light on the knees, the left one
 * higher than the right, cloth that hangs from them, shade between the legs. x, y: middle of the belt. Draw the feet first.
 */
export function lap(x: number, y: number, look: LapLook = {}): string {
  const { fill = C.blue, dark = C.blue3, light = C.blue2, trim, waist = 39, wide = 1, drop = 1 } = look;
  const put = (l: Line): readonly Point[] =>
    points(l).map(([px, py, corner]): Point => {
      const high = py - lean(px, py);
      const at = [x + px * wide, y + (high > KNEE ? KNEE + (high - KNEE) * drop : high)] as const;
      return corner ? [...at, 1] : at;
    });
  const pair = (l: string) => both(l, 0).map(put);
  const body = put(sym(`0,10! -20,8 ${-waist},0! ${-(waist + 61) / 2},16 -60,33 -65,50 -64,80 ${HEM}`, 0));
  return (
    sh(blob(body), fill, 2.6) +
    flat(
      // between the knees, and the side of either shin that is turned from the light
      blob(put(sym('0,52! -13,51 -24,46! -22,78 -19,114! -11,106 0,105!', 0))) +
        blob(put('-32,53! -23,47! -22,78 -19,114! -29,117! -28,96 -28,72')) +
        blob(put('52,54! 65,48! 63,80 67,113! 54,118! 56,96 56,72')),
      dark,
    ) +
    flat(
      blob(put('-62.5,48! -61,40 -55,32 -46,30 -36,35 -29,44! -41,43 -53,45')) +
        blob(put('30,45! 33,38 39,32 47,31 55,36 60,43! 50,42 39,43')),
      light,
    ) +
    strokes([put('-25,44 -13,51 0,53 13,51 25,44')], 3.2) +
    strokes(pair('-22,49 -20,78 -18,114'), 3) +
    strokes(
      [
        ...pair('-61,53 -62,82 -63,112'),
        ...pair('-53,54 -52,84 -56,116'),
        ...pair('-43,54 -40,84 -42,117'),
        ...pair('-34,55 -33,78 -31,100'),
        ...pair('-10,9 -18,22 -27,32'),
        ...pair('-26,7 -36,16 -45,22'),
        put('-24,37 -8,46 12,46'),
        put('26,36 14,40 0,38'),
        put('-19,31 -6,37 6,36'),
      ],
      2.9,
      dark,
    ) +
    strokes(['-17,58 -13,82 -12,103', '-15,56 -5,78 0,102', '-13,54 4,70 13,102'].map(put), 2.6, fill) +
    (trim ? rod(line(put(sym(HEM.replace('-20,114! -20,110', '-20,114'), 0))), 3.4, trim, 1.7) : '')
  );
}

/** Height of a point of the lap over that of two level knees: most at the knee, none at the belt and at the hem. */
function lean(px: number, py: number): number {
  const near = Math.max(0, 1 - Math.abs(py - KNEE) / (py < KNEE ? KNEE : 65));
  return -LIFT * Math.max(-1, Math.min(1, px / 30)) * near;
}

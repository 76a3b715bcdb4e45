import { blob, line } from '../geom/paths.ts';
import { both, lerp, type Point, place, placer, sym } from '../geom/points.ts';
import { flat, rod, sh, strokes, union } from '../kit/marks.ts';
import { limb } from './body.ts';

interface LapLook {
  cx: number;
  /** Heights of the belt, the hem over the thighs, the middle of the knees and the soles. */
  belt: number;
  hem: number;
  knee: number;
  sole: number;
  /** Half distances of the knees and of the ankles, half width of the waist, width of a knee. */
  apart: number;
  ankles: number;
  waist: number;
  w: number;
  fill: string;
  fold: string;
  hose: string;
  crease: string;
  shoe: string;
  trim?: string;
}
/** Lap of a person who sits and faces us: skirt over the thighs, two knees, shins and shoes. */
export function lap(look: LapLook): string {
  const { cx, belt, hem, knee, sole, apart, ankles, waist, w, fill, fold, hose, crease, shoe, trim } = look;
  const legs = [-1, 1].map((f) => {
    const x = cx + f * apart;
    const foot: Point = [cx + f * ankles, sole - w * 0.36];
    const calf: Point = [lerp(x, foot[0], 0.3) + f * 1.5, lerp(knee, foot[1], 0.34)];
    const low: Point = [lerp(x, foot[0], 0.74), lerp(knee, foot[1], 0.74)];
    const at = placer({ x, y: knee, s: w, flip: f < 0 });
    const thigh: Point = [cx + f * apart * 0.72, hem + w * 0.06];
    return (
      union(
        [
          limb([[x, knee], calf, low, foot], [w, w * 0.9, w * 0.6, w * 0.54]),
          limb([thigh, [x, knee]], [w * 0.9, w * 1.02]),
        ],
        hose,
        2.3,
      ) +
      strokes(
        [
          at('-0.3,0.16 -0.06,0.36 0.26,0.24'),
          at('0.34,-0.2 0.42,0 0.34,0.2'),
          [[x + f * w * 0.16, knee + w * 0.5], [calf[0] + f * 5, calf[1] + 8], low],
        ],
        2.2,
        crease,
      ) +
      sh(
        blob(
          place('-0.3,-0.34! 0.28,-0.34! 0.36,-0.06 0.6,0.16 0.72,0.36! -0.36,0.36! -0.4,0.1', {
            x: foot[0],
            y: foot[1],
            s: w,
            flip: f < 0,
          }),
        ),
        shoe,
        2.2,
      )
    );
  });
  const out = apart + w * 0.64;
  const half = `${cx - waist},${belt}! ${cx - waist - 8},${belt + 8} ${cx - out + 1},${lerp(belt, hem, 0.62)} ${cx - out},${hem}! ${cx - apart - w * 0.2},${hem + w * 0.2} ${cx - apart + w * 0.3},${hem + w * 0.16} ${cx - w * 0.2},${hem - w * 0.04}!`;
  const rim = both(
    `${cx - out + 3},${hem - 3} ${cx - apart - w * 0.2},${hem + w * 0.2 - 3.5} ${cx - apart + w * 0.3},${hem + w * 0.16 - 3.5} ${cx - w * 0.2 - 1},${hem - w * 0.04 - 2}`,
    cx,
  );
  const gap = blob(
    `${cx - w * 0.3},${hem - w * 0.2}! ${cx + w * 0.3},${hem - w * 0.2}! ${cx + apart - w * 0.4},${hem + w * 0.44}! ${cx},${hem + w * 0.28} ${cx - apart + w * 0.4},${hem + w * 0.44}!`,
  );
  return (
    flat(gap, fold) +
    legs.join('') +
    sh(blob(sym(half, cx)), fill, 2.5) +
    strokes(
      [
        ...both(
          `${cx - waist},${belt + 6} ${cx - apart - w * 0.1},${lerp(belt, hem, 0.5)} ${cx - apart - w * 0.3},${hem - 2}`,
          cx,
        ),
        ...both(
          `${cx - waist * 0.5},${belt + 6} ${cx - apart * 0.6},${lerp(belt, hem, 0.5)} ${cx - apart + w * 0.24},${hem}`,
          cx,
        ),
        ...both(
          `${cx - waist * 0.16},${belt + 6} ${cx - w * 0.16},${lerp(belt, hem, 0.6)} ${cx - w * 0.22},${hem - 4}`,
          cx,
        ),
      ],
      2.6,
      fold,
    ) +
    (trim ? rim.map((p) => rod(line(p), 1.8, trim, 1)).join('') : '')
  );
}

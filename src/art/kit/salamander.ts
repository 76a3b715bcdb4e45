import { blob, taper } from '../geom/paths.ts';
import { type Placing, placer } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, union } from './marks.ts';

/** Outline of a salamander seen from above, head to the right, 2 s long; small ones are printed on cloth with it. */
export function salamanderPath(placing: Placing): string {
  const put = placer(placing);
  const { s = 1 } = placing;
  const limb = (pts: string, widths: readonly number[]) =>
    taper(
      put(pts),
      widths.map((w) => w * s),
    );
  return (
    limb('0.7,0 0.4,0.12 0.06,-0.04 -0.3,0.06 -0.66,0.02 -1,-0.22', [0.24, 0.3, 0.32, 0.24, 0.15, 0]) +
    blob(put('1.08,-0.06! 0.9,-0.22 0.68,-0.16 0.54,0 0.66,0.2 0.88,0.2')) +
    [
      '0.42,0 0.5,-0.3 0.7,-0.36',
      '0.36,0.2 0.3,0.46 0.48,0.56',
      '-0.16,-0.06 -0.2,-0.34 -0.04,-0.46',
      '-0.24,0.1 -0.38,0.36 -0.24,0.48',
    ]
      .map((l) => limb(l, [0.17, 0.13, 0.06]))
      .join('')
  );
}
/** Salamander with spots and eyes. */
export function salamander(
  placing: Placing,
  { fill = C.red as string, dot = C.gold2 as string, sw = 1.8 } = {},
): string {
  const put = placer(placing);
  const spots = put('0.84,-0.1 0.82,0.1 0.4,0.1 0.06,-0.02 -0.28,0.06');
  const { s = 1 } = placing;
  return (
    union([salamanderPath(placing)], fill, sw) +
    flat(spots.map(([x, y], i) => disc(x, y, s * (i < 2 ? 0.045 : 0.06))).join(''), dot)
  );
}

import { each, polar, rng, xy } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, union } from '../kit/marks.ts';
import { leafPath } from '../kit/plants.ts';

/** Plum blossom, and petals on the wind. */

type Bloom = readonly [x: number, y: number, r: number];
const FIVE = [[0], [1], [2], [3], [4]] as const;

export const blossoms = (rows: readonly Bloom[], fill: string, heart: string = C.red): string =>
  each(rows, (x, y, r, i) => {
    const turn = i * 23 - 90;
    const petals = FIVE.map(([k]) => disc(...polar2(x, y, r * 0.58, turn + k * 72), r * 0.44));
    const threads = FIVE.map(([k]) => `M${xy([x, y])}L${xy(polar(x, y, r * 0.46, turn + 36 + k * 72))}`).join('');
    const tips = FIVE.map(([k]) => disc(...polar2(x, y, r * 0.48, turn + 36 + k * 72), r * 0.08)).join('');
    return (
      union([...petals, disc(x, y, r * 0.4)], fill, 1.2) +
      ln(threads, 0.9, heart) +
      flat(disc(x, y, r * 0.14) + tips, heart)
    );
  });
const polar2 = (x: number, y: number, r: number, a: number): [number, number] => {
  const [px, py] = polar(x, y, r, a);
  return [px, py];
};
/** Single petals that fall in a box. */
export function petals(x: number, y: number, w: number, h: number, count: number, seed: number, fill: string): string {
  const random = rng(seed);
  let d = '';
  for (let i = 0; i < count; i++)
    d += leafPath(x + random() * w, y + random() * h, 7 + random() * 4, random() * 360, 0.7);
  return flat(d, fill);
}

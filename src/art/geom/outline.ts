import { mid, type Point } from './points.ts';

/** A place on a bone, as a share of it from its upper joint, and the half widths before and behind it. */
export type Girth = readonly [along: number, before: number, behind: number];

/**
 * Outline of a limb: down before its joints and up behind them, to be made a blob.
 * girths: a list for every bone; s: scale of the girths; flip: the front is on the left.
 */
export function outline(
  joints: readonly Point[],
  girths: readonly (readonly Girth[])[],
  s: number,
  flip: boolean,
): Point[] {
  const side = (flip ? -1 : 1) * s;
  const fore: Point[] = [];
  const hind: Point[] = [];
  girths.forEach((girth, i) => {
    const [a, b] = [joints[i]!, joints[i + 1]!];
    const along = towards(a, b);
    const above = i ? towards(joints[i - 1]!, a) : along;
    for (const [t, before, behind] of girth) {
      const v = t ? along : towards([0, 0], [along[0] + above[0], along[1] + above[1]]);
      const c = mid(a, b, t);
      fore.push([c[0] + v[1] * side * before, c[1] - v[0] * side * before]);
      hind.push([c[0] - v[1] * side * behind, c[1] + v[0] * side * behind]);
    }
  });
  return [...fore, ...hind.reverse()];
}
const towards = (a: Point, b: Point): Point => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
};

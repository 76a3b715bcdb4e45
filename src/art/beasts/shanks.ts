import { blob, poly } from '../geom/paths.ts';
import { mid, type Point, place } from '../geom/points.ts';

/** The legs of the horse: an outline round bones, with knee, hock, cannon and fetlock, and the hoof at the end. */

/** Part of a bone from its upper joint, half width before it and behind it. */
type Girth = readonly [along: number, before: number, behind: number];
/** Elbow to knee, knee to fetlock, fetlock to coronet. */
const FORE: readonly (readonly Girth[])[] = [
  [
    [0, 15, 16],
    [0.42, 11, 11],
    [0.8, 6.2, 6],
  ],
  [
    [0, 7.4, 6.4],
    [0.3, 4.8, 4.8],
    [0.74, 4.3, 4.8],
  ],
  [
    [0, 5.2, 7],
    [0.6, 4.4, 4.6],
    [1, 5.4, 5.4],
  ],
];
/** Hip to stifle, stifle to hock, hock to fetlock, fetlock to coronet. */
const HIND: readonly (readonly Girth[])[] = [
  [[0, 23, 23]],
  [
    [0, 17, 18],
    [0.45, 11, 11.5],
    [0.82, 6.6, 6],
  ],
  [
    [0, 6.6, 10],
    [0.24, 5.8, 6],
    [0.7, 4.6, 5],
  ],
  [
    [0, 5.4, 7.2],
    [0.6, 4.5, 4.7],
    [1, 5.5, 5.5],
  ],
];

/** Outline of a leg round its joints from the trunk down, for a horse of the scale s. */
export const foreleg = (bones: readonly Point[], s: number, flip: boolean): string => outline(bones, FORE, s, flip);
export const hindleg = (bones: readonly Point[], s: number, flip: boolean): string => outline(bones, HIND, s, flip);

const towards = (a: Point, b: Point): Point => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
};
function outline(bones: readonly Point[], girths: readonly (readonly Girth[])[], s: number, flip: boolean): string {
  const side = (flip ? -1 : 1) * s;
  const fore: Point[] = [];
  const hind: Point[] = [];
  girths.forEach((girth, i) => {
    const [a, b] = [bones[i]!, bones[i + 1]!];
    const along = towards(a, b);
    const above = i ? towards(bones[i - 1]!, a) : along;
    for (const [t, before, behind] of girth) {
      const v = t ? along : towards([0, 0], [along[0] + above[0], along[1] + above[1]]);
      const c = mid(a, b, t);
      fore.push([c[0] + v[1] * side * before, c[1] - v[0] * side * before]);
      hind.push([c[0] - v[1] * side * behind, c[1] + v[0] * side * behind]);
    }
  });
  return blob([...fore, ...hind.reverse()]);
}

/** Hoof at the end of a leg: flat on the ground under a steep pastern, else in the direction of the pastern. */
export function hoof(bones: readonly Point[], s: number, flip: boolean): string {
  const [a, b] = [bones[bones.length - 2]!, bones[bones.length - 1]!];
  const r = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - 90;
  return poly(place('-5.8,-2 5.8,-3 11,9 -7,9', { x: b[0], y: b[1], s, flip, r: Math.abs(r) < 36 ? 0 : r }));
}

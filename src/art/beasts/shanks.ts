import { type Girth, outline } from '../geom/outline.ts';
import { blob, poly } from '../geom/paths.ts';
import { type Point, place } from '../geom/points.ts';

/** The legs of the horse: an outline round bones, with knee, hock, cannon and fetlock, and the hoof at the end. */

/** Elbow to knee, knee to fetlock, fetlock to coronet. */
const FORE: readonly (readonly Girth[])[] = [
  [
    [0, 15, 16],
    [0.4, 11.5, 11.5],
    [0.8, 7.2, 6.8],
  ],
  [
    [0, 8, 6.6],
    [0.26, 5.4, 5.2],
    [0.76, 4.8, 5],
  ],
  [
    [0, 5.8, 7.8],
    [0.55, 4.7, 4.9],
    [1, 6, 6],
  ],
];
/** Hip to stifle, stifle to hock, hock to fetlock, fetlock to coronet. */
const HIND: readonly (readonly Girth[])[] = [
  [[0, 23, 23]],
  [
    [0, 17, 18],
    [0.42, 12.5, 12.5],
    [0.82, 7.4, 6.6],
  ],
  [
    [0, 7.2, 10.5],
    [0.24, 6, 6.2],
    [0.74, 5, 5.2],
  ],
  [
    [0, 6, 7.8],
    [0.55, 4.8, 5],
    [1, 6, 6],
  ],
];

/** Outline of a leg round its joints from the trunk down, for a horse of the scale s. */
export const foreleg = (bones: readonly Point[], s: number, flip: boolean): string =>
  blob(outline(bones, FORE, s, flip));
export const hindleg = (bones: readonly Point[], s: number, flip: boolean): string =>
  blob(outline(bones, HIND, s, flip));

/** Hoof at the end of a leg: flat on the ground under a steep pastern, else in the direction of the pastern. */
export function hoof(bones: readonly Point[], s: number, flip: boolean): string {
  const [a, b] = [bones[bones.length - 2]!, bones[bones.length - 1]!];
  const r = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - 90;
  return poly(place('-6.4,-1.6 6.2,-3.4 12.4,9 -8,9', { x: b[0], y: b[1], s, flip, r: Math.abs(r) < 36 ? 0 : r }));
}

/** The solid of the star dice. Axes as on a screen: x to the right, y down, z towards the eye; the corners lie at distance 1. */

export type Vector = readonly [x: number, y: number, z: number];

const PHI = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1] as const;
const add = (a: Vector, b: Vector, k = 1): Vector => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
const scaled = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => scaled(a, 1 / Math.sqrt(dot(a, a)));
/** A point and the two that follow when its axes change places. */
const turns = ([a, b, c]: Vector): Vector[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
];

const CORNERS: readonly Vector[] = [
  ...SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z]))),
  ...SIGNS.flatMap((s) => SIGNS.flatMap((t) => turns([0, s / PHI, t * PHI]))),
].map(unit);

export interface Face {
  /** From the middle of the solid outwards. */
  normal: Vector;
  /** Across and down the face; a tip of the pentagon is at the top. */
  right: Vector;
  down: Vector;
}
function face(normal: Vector): Face {
  const tip = CORNERS.reduce((best, corner) => (dot(corner, normal) > dot(best, normal) + 1e-9 ? corner : best));
  const down = scaled(unit(add(tip, normal, -dot(tip, normal))), -1);
  return { normal, down, right: cross(down, normal) };
}
const HALF = SIGNS.flatMap((s) => turns([0, PHI, s])).map(unit);
/** Twelve faces; the faces i and 11 - i lie opposite each other, as on every good die. */
export const FACES: readonly Face[] = [...HALF, ...HALF.map((normal) => scaled(normal, -1)).reverse()].map(face);

/** Distance of a face from the middle, and of the corners of a face from its middle. */
export const INRADIUS = Math.max(...CORNERS.map((corner) => dot(corner, FACES[0]!.normal)));
export const FACE_RADIUS = Math.sqrt(1 - INRADIUS ** 2);

/** What turns the solid so that a face looks at the eye, leaning back by tilt and turned by spin, both in degrees. */
export function showing(up: number, tilt: number, spin: number): (v: Vector) => Vector {
  const { right, down, normal } = FACES[up]!;
  const a = (tilt * Math.PI) / 180;
  const b = (spin * Math.PI) / 180;
  return (v) => {
    const [x, y, z] = [dot(v, right), dot(v, down), dot(v, normal)];
    const across = x * Math.cos(b) - y * Math.sin(b);
    const along = x * Math.sin(b) + y * Math.cos(b);
    return [across, along * Math.cos(a) - z * Math.sin(a), along * Math.sin(a) + z * Math.cos(a)];
  };
}

import { blob, brush } from '../geom/paths.ts';
import { type Line, mirror, type Point, place, placer, sym } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';
import { features } from './front-moods.ts';
import type { Mood } from './mood.ts';
import { shaded } from './shade.ts';

/**
 * Heads from the front, without hair. s = half height of the skull.
 * Grown, in eight moods (headFront), old (headElder, with beard), child (headChild).
 */

export const headShape = (cx: number, cy: number, s: number): string =>
  blob(place(sym('0,-1 -0.6,-0.8 -0.77,-0.18 -0.64,0.42 -0.32,0.88 0,1', 0), { x: cx, y: cy, s }));
/** Head from the front in a mood. */
export const headFront = (
  cx: number,
  cy: number,
  s: number,
  skin: string = C.skin[0],
  mood: Mood = 'calm',
  sw = 2.1,
): string =>
  sh(headShape(cx, cy, s), skin, sw) +
  shaded(skin, s, blob(placer({ x: cx, y: cy, s })(SHADE))) +
  features(cx, cy, s, mood);
/** The side of the face that is turned from the light. */
const SHADE = '0.5,-0.6! 0.73,-0.18 0.61,0.4 0.31,0.84 0.02,0.95! 0.38,0.46';

/** Old head from the front: hollow cheeks, heavy brows, lines. Draw a beard over it, and hair or a hood. */
export function headElder(cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string {
  const put = placer({ x: cx, y: cy, s });
  const pair = (l: string, w: number) => brush(put(l), s * w) + brush(put(mirror(l, 0)), s * w);
  const half = '0,-1 -0.58,-0.82 -0.75,-0.22 -0.69,0.24 -0.56,0.6 -0.26,0.94 0,1';
  const lines =
    pair('-0.58,-0.1 -0.38,-0.26 -0.1,-0.14', 0.12) +
    pair('-0.5,0.06 -0.32,0.14 -0.15,0.07', 0.1) +
    pair('-0.46,0.22 -0.32,0.27 -0.2,0.23', 0.05) +
    pair('-0.17,0.4 -0.3,0.5 -0.35,0.64', 0.06) +
    brush(put('0.1,-0.14 0.05,0.16 0.14,0.36 -0.06,0.4'), s * 0.08) +
    brush(put('-0.3,-0.5 0,-0.56 0.3,-0.5'), s * 0.05) +
    brush(put('-0.22,-0.64 0,-0.69 0.22,-0.64'), s * 0.04);
  const lip = flat(brush(put('-0.18,0.61 0,0.63 0.18,0.61'), s * 0.12), C.red2);
  return sh(blob(put(sym(half, 0))), skin, sw) + flat(lines, C.ink) + lip;
}
/** Full beard with moustache for a head from the front; length in s below the centre. */
export function beard(
  cx: number,
  cy: number,
  s: number,
  { fill = C.paper as string, line = C.grey as string, length = 1.9 } = {},
): string {
  const put = placer({ x: cx, y: cy, s });
  const L = length;
  const half: Point[] = [
    [0, 0.8],
    [-0.2, 0.74],
    [-0.34, 0.62],
    [-0.52, 0.34],
    [-0.72, 0.02, 1],
    [-0.74, 0.5],
    [-0.62, L * 0.5],
    [-0.4, L * 0.82],
    [0, L],
  ];
  const lock: Line = [
    [-0.44, 0.7],
    [-0.42, L * 0.5],
    [-0.26, L * 0.78],
  ];
  const inner: Line = [
    [-0.16, 0.86],
    [-0.18, L * 0.6],
    [-0.08, L * 0.88],
  ];
  const moustache = '0,0.42! -0.22,0.42 -0.48,0.62 -0.58,0.8! -0.34,0.74 -0.14,0.58 0,0.53!';
  return (
    sh(blob(put(sym(half, 0))), fill, 2) +
    strokes([put(lock), put(mirror(lock, 0)), put(inner), put(mirror(inner, 0))], s * 0.1, line) +
    sh(blob(put(moustache)) + blob(put(mirror(moustache, 0))), fill, 1.7)
  );
}
/** Child's head from the front: round, features low and wide apart. */
export function headChild(cx: number, cy: number, s: number, skin: string = C.skin[0], sw = 2.1): string {
  const put = placer({ x: cx, y: cy, s });
  const pair = (l: string, w: number) => brush(put(l), s * w) + brush(put(mirror(l, 0)), s * w);
  const half = '0,-1 -0.62,-0.86 -0.88,-0.24 -0.84,0.3 -0.56,0.74 -0.24,0.93 0,0.96';
  const lines =
    pair('-0.54,-0.02 -0.38,-0.1 -0.22,-0.05', 0.06) +
    pair('-0.54,0.16 -0.38,0.27 -0.22,0.17', 0.11) +
    brush(put('0.02,0.24 0.09,0.37 -0.04,0.4'), s * 0.06);
  return (
    sh(blob(put(sym(half, 0))), skin, sw) +
    flat(lines, C.ink) +
    flat(brush(put('-0.16,0.58 0,0.64 0.16,0.58'), s * 0.13), C.red2)
  );
}

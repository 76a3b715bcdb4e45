import { blob } from '../geom/paths.ts';
import { both, placer, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes } from '../kit/marks.ts';

interface LionLook {
  /** Turn in degrees. */
  r?: number;
  mane?: string;
  coat?: string;
  muzzle?: string;
}
/** Head of a lion from the front with a mane in locks, as carved on thrones; s = half height. */
export function lionHead(cx: number, cy: number, s: number, flip = false, look: LionLook = {}): string {
  const { r = 0, mane: locks = C.gold3, coat = C.gold, muzzle = C.gold2 } = look;
  const put = placer({ x: cx, y: cy, s, r, flip });
  const pair = (l: string) =>
    both(l, 0)
      .map((p) => blob(put(p)))
      .join('');
  const dot = (l: string, r: number) =>
    put(l)
      .map(([x, y]) => disc(x, y, s * r))
      .join('');
  const mane =
    '0,-1.04! -0.24,-1.2 -0.5,-1.16! -0.66,-1.14 -0.92,-0.9! -1.1,-0.72 -1.16,-0.4! -1.3,-0.1 -1.22,0.2! -1.26,0.5 -1.04,0.74! -0.98,1 -0.7,1.1! -0.5,1.36 -0.24,1.26! -0.12,1.4 0,1.44';
  return (
    sh(blob(put(sym(mane, 0))), locks, 1.8) +
    strokes(
      [
        ...both('-0.5,-0.72 -0.7,-0.9 -0.88,-0.9', 0),
        ...both('-0.74,-0.3 -0.94,-0.36 -1.12,-0.4', 0),
        ...both('-0.7,0.2 -0.96,0.26 -1.18,0.22', 0),
        ...both('-0.5,0.66 -0.78,0.8 -0.98,0.76', 0),
        ...both('-0.24,0.94 -0.4,1.12 -0.64,1.1', 0),
      ].map(put),
      s * 0.12,
    ) +
    sh(pair('-0.34,-0.62! -0.5,-0.96 -0.78,-0.86 -0.74,-0.54 -0.56,-0.4!'), coat, 1.5) +
    sh(blob(put(sym('0,-0.76 -0.4,-0.68 -0.62,-0.36 -0.58,0 -0.46,0.3 -0.5,0.62 -0.3,0.92 0,1', 0))), coat, 1.8) +
    sh(blob(put(sym('0,0.3 -0.3,0.32 -0.46,0.56 -0.28,0.82 0,0.84', 0))), muzzle, 1.3) +
    flat(blob(put(sym('0,0.22! -0.26,0.2! -0.14,0.42 0,0.5!', 0))) + dot('-0.28,-0.12 0.28,-0.12', 0.1), C.ink) +
    strokes(
      [
        '0,0.46 -0.08,0.64 -0.32,0.66',
        '0,0.46 0.08,0.64 0.32,0.66',
        ...both('-0.5,-0.3 -0.3,-0.38 -0.12,-0.22', 0),
        ...both('-0.12,-0.18 -0.14,0.02 -0.2,0.2', 0),
      ].map(put),
      s * 0.12,
    )
  );
}

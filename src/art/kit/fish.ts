import { blob, line } from '../geom/paths.ts';
import { placer, spot } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, ln, sh, strokes } from './marks.ts';

interface FishLook {
  x: number;
  y: number;
  /** Length. */
  s: number;
  r?: number;
  flip?: boolean;
  coat?: string;
  fin?: string;
  belly?: string;
  /** Only the fore part, as it looks out of a cup. */
  head?: boolean;
}
/** Small fish, looking right; x, y = its middle, or with `head` the place where it is cut off. */
export function fish({ x, y, s, r = 0, flip, coat = C.blue2, fin = C.blue, belly = C.paper, head }: FishLook): string {
  const placing = { x, y, s: s / 100, r, flip };
  const put = placer(placing);
  const b = (l: string) => blob(put(l));
  const [ex, ey] = spot(head ? 44 : 34, -6, placing);
  const k = s / 100;
  const sw = Math.max(1.3, 2.2 * k);
  if (head)
    return (
      sh(b('30,-22! 14,-40 -6,-36! 2,-24'), fin, sw) +
      sh(b('-10,-25! 20,-26 46,-20 66,-6 70,0! 60,4 68,8! 54,20 24,27 -10,25!'), coat, sw) +
      flat(b('58,8! 44,12 10,10 -8,10! -8,22! 24,24 50,18!'), belly) +
      strokes([put('24,-20 14,0 24,22'), put('69,1 60,4 54,3')], 4.6 * k) +
      sh(b('12,4! 0,16 -14,18! -12,6 0,0!'), fin, sw * 0.8) +
      sh(disc(ex, ey, 6 * k), C.paper, sw * 0.7) +
      flat(disc(ex, ey, 3 * k), C.ink)
    );
  return (
    sh(b('-32,0! -44,-14 -56,-20! -50,0 -56,20! -44,14!'), fin, sw) +
    sh(b('14,-16! 0,-30 -18,-26! -16,-12!'), fin, sw) +
    sh(b('50,1! 40,-12 18,-19 -10,-16 -36,-3! -36,4! -10,17 18,20 40,12'), coat, sw) +
    flat(b('46,5! 20,7 -10,8 -32,4! -10,14 18,17 38,11'), belly) +
    ln(line(put('6,-12 1,-6 6,0')) + line(put('-8,-11 -13,-5 -8,1')), 1.1, fin) +
    strokes([put('22,-16 14,0 22,17')], 3.6 * k) +
    flat(disc(ex, ey, 3.4 * k), C.ink)
  );
}

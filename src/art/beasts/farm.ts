import { blob } from '../geom/paths.ts';
import { at, both, placer, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, sh, strokes, union } from '../kit/marks.ts';

/** Beasts of the pentacles: heads of goat and bull from the front, as carved on thrones; sitting rabbit. */

interface HeadLook {
  coat?: string;
  muzzle?: string;
  horn?: string;
}
/** Head of a goat with curved horns and a beard; s = half height of the skull. */
export function goatHead(x: number, y: number, s: number, look: HeadLook = {}): string {
  const { coat = C.paper, muzzle = C.paper2, horn = C.gold3 } = look;
  const put = placer({ x, y, s });
  const pair = (l: string) =>
    both(l, 0)
      .map((p) => blob(put(p)))
      .join('');
  return (
    sh(pair('-0.08,-0.7! -0.2,-1.3 -0.6,-1.7 -1.06,-1.72! -0.78,-1.4 -0.62,-1 -0.44,-0.62!'), horn, 1.8) +
    sh(pair('-0.46,-0.56! -0.9,-0.6 -1.3,-0.26! -0.9,-0.1 -0.52,-0.2!'), coat, 1.6) +
    sh(blob(put('-0.24,0.84! 0.24,0.84! 0.14,1.3 0,1.6! -0.14,1.3')), muzzle, 1.6) +
    sh(blob(put(sym('0,-0.84 -0.5,-0.7 -0.56,-0.2 -0.34,0.36 -0.3,0.8 -0.14,1 0,1.02', 0))), coat, 1.9) +
    flat(
      at(put('-0.3,-0.16 0.3,-0.16'), (a, b) => disc(a, b, s * 0.09)),
      C.ink,
    ) +
    strokes(
      [...both('-0.46,-0.32 -0.3,-0.36 -0.14,-0.26', 0), '-0.14,0.62 0,0.72 0.14,0.62', '0,0.7 0.02,0.8 0,0.88'].map(
        put,
      ),
      s * 0.1,
    )
  );
}
/** Head of a bull with upright horns and a ring; s = half height of the skull. */
export function bullHead(x: number, y: number, s: number, look: HeadLook = {}): string {
  const { coat = C.night2, muzzle = C.grey2, horn = C.paper } = look;
  const put = placer({ x, y, s });
  const pair = (l: string) =>
    both(l, 0)
      .map((p) => blob(put(p)))
      .join('');
  return (
    sh(pair('-0.34,-0.62! -0.8,-0.6 -1.12,-0.84 -1.1,-1.36! -0.84,-0.96 -0.4,-0.9'), horn, 1.7) +
    sh(pair('-0.5,-0.46! -0.9,-0.6 -1.16,-0.3! -0.84,-0.1 -0.54,-0.16!'), coat, 1.6) +
    sh(blob(put(sym('0,-0.8 -0.5,-0.74 -0.6,-0.2 -0.4,0.36 -0.46,0.74 -0.24,1 0,1.04', 0))), coat, 1.9) +
    sh(blob(put(sym('0,0.4 -0.4,0.46 -0.46,0.76 -0.24,1 0,1.04', 0))), muzzle, 1.6) +
    flat(
      at(put('-0.32,-0.14 0.32,-0.14'), (a, b) => disc(a, b, s * 0.1)),
      C.gold2,
    ) +
    flat(
      at(put('-0.18,0.66 0.18,0.66'), (a, b) => disc(a, b, s * 0.09)),
      C.ink,
    ) +
    strokes([...both('-0.5,-0.3 -0.32,-0.36 -0.16,-0.24', 0)].map(put), s * 0.1) +
    `<path d="${at(put('0,0.98'), (a, b) => disc(a, b, s * 0.2))}" fill="none" stroke="${C.ink}" stroke-width="4"/>` +
    `<path d="${at(put('0,0.98'), (a, b) => disc(a, b, s * 0.2))}" fill="none" stroke="${C.gold}" stroke-width="1.8"/>`
  );
}
/** Rabbit sitting, facing left (flip: right); ground under it at x, y; about 60 s high. */
export function rabbit(
  x: number,
  y: number,
  s = 1,
  { coat = C.paper as string, flip = false, inner = C.coral as string } = {},
): string {
  const put = placer({ x, y, s, flip });
  const body = '-14,-30 0,-36 16,-32 26,-18 26,-4 20,0! -18,0! -22,-5 -14,-8 -18,-18';
  const head = '-36,-34 -30,-46 -18,-50 -8,-44 -4,-32 -12,-22 -26,-22 -35,-27';
  return (
    sh(blob(put('-12,-44! -14,-62 -6,-76 0,-72 2,-56 -4,-40!')), coat, 2) +
    sh(
      at(put('29,-8'), (a, b) => disc(a, b, 6.5 * s)),
      coat,
      2,
    ) +
    union(
      [blob(put(body)), blob(put(head)), blob(put('-20,-42! -24,-60 -18,-76 -11,-73 -8,-58 -12,-42!'))],
      coat,
      2.2,
    ) +
    flat(blob(put('-18,-48! -20,-60 -17,-71 -13,-60')), inner) +
    flat(
      at(put('-25,-38'), (a, b) => disc(a, b, 2.4 * s)),
      C.ink,
    ) +
    strokes(
      ['-36,-32 -33,-31 -30,-33', '22,-22 8,-22 4,-8', '-12,-20 -12,-12 -8,-6', '4,-6 10,-2 18,-1'].map(put),
      2.2 * s,
    )
  );
}

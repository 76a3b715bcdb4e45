import { blob, brush, poly } from '../geom/paths.ts';
import { at, each, type Line, n, placer, sym } from '../geom/points.ts';
import { C } from '../ink.ts';
import { flat, g, sh, strokes } from './marks.ts';
import { sword } from './suits.ts';

type SwordLook = Parameters<typeof sword>[3];

/** Furniture of the swords: butterfly, birds far off, cypress; and a sword that is held or planted. */

/** Sword of length l with the middle of its grip at x, y; the point looks up and is turned by r degrees. */
export const heldSword = (x: number, y: number, l: number, r: number, look: SwordLook = {}): string =>
  g(sword(0, -0.88 * l, 0.12 * l, look), `transform="translate(${n(x)} ${n(y)}) rotate(${n(r)})"`);
/** Swords standing point down: x, height of the pommel, turn; all of length l. */
export const planted = (rows: readonly (readonly [number, number, number])[], l: number, look: SwordLook): string =>
  each(rows, (x, y, r) => heldSword(x, y + 0.12 * l, l, 180 + r, look));

interface ButterflyLook {
  r?: number;
  fill?: string;
  inner?: string;
  sw?: number;
}
/** Butterfly with open wings; s = half its span. */
export function butterfly(x: number, y: number, s: number, look: ButterflyLook = {}): string {
  const { r = 0, fill = C.gold, inner = C.gold2, sw = 1.6 } = look;
  let wings = '';
  let spots = '';
  for (const flip of [false, true]) {
    const put = placer({ x, y, s, r, flip });
    wings += blob(put('-0.05,0.1! -0.2,-0.4 -0.66,-0.86 -1,-0.8 -1.02,-0.34 -0.7,0.06!'));
    wings += blob(put('-0.05,0.1! -0.5,0.04 -0.82,0.3 -0.74,0.72 -0.46,0.9! -0.2,0.6'));
    spots += blob(put('-0.3,-0.14! -0.6,-0.6 -0.84,-0.6 -0.8,-0.26')) + blob(put('-0.3,0.24! -0.62,0.26 -0.5,0.62'));
  }
  const put = placer({ x, y, s, r });
  return (
    sh(wings, fill, sw) +
    flat(spots, inner) +
    strokes(['0,-0.36 0,0.2 0,0.74', '0,-0.3 -0.1,-0.7 -0.3,-0.94', '0,-0.3 0.1,-0.7 0.3,-0.94'].map(put), s * 0.2)
  );
}
/** Birds far off, wings up; w = half their span. */
export const gulls = (line: Line, w = 9, fill: string = C.ink): string =>
  flat(
    at(line, (x, y) =>
      [-1, 1]
        .map((f) =>
          brush(
            [
              [x + f * w, y - w * 0.3],
              [x + f * w * 0.5, y - w * 0.55],
              [x, y],
            ],
            w * 0.28,
          ),
        )
        .join(''),
    ),
    fill,
  );
/** Cypress, foot at x, y. */
export function cypress(x: number, y: number, h: number, fill: string = C.green, dark: string = C.green3): string {
  const put = placer({ x, y, s: h });
  return (
    sh(poly(put('-0.02,-0.1 0.02,-0.1 0.025,0 -0.025,0')), C.gold3, 1.6) +
    sh(blob(put(sym('0,-1! -0.06,-0.8 -0.11,-0.5 -0.12,-0.24 -0.07,-0.08 0,-0.06', 0))), fill, 2.1) +
    strokes(
      ['0.03,-0.86 0.02,-0.6 0.05,-0.34', '0.07,-0.5 0.05,-0.3 0.07,-0.14', '-0.04,-0.56 -0.05,-0.34 -0.02,-0.14'].map(
        put,
      ),
      h * 0.03,
      dark,
    )
  );
}

import { lionHead } from '../beasts/lion.ts';
import { blob, poly } from '../geom/paths.ts';
import { at, both, placer, polar, sym } from '../geom/points.ts';
import { disc } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { cloud } from '../kit/clouds.ts';
import { flat, sh, strokes, union } from '../kit/marks.ts';
import { leafPath } from '../kit/plants.ts';
import { headFront } from './head.ts';

/** The four creatures at the corners of the world, each in a cloud: angel, eagle, bull, lion. */

export type Creature = 'angel' | 'eagle' | 'bull' | 'lion';

function bull(x: number, y: number, s: number, pale: string): string {
  const put = placer({ x, y, s });
  const cheek = '0,-0.8 -0.5,-0.74 -0.6,-0.2 -0.4,0.36 -0.46,0.74 -0.24,1 0,1.04';
  return (
    sh(
      both('-0.34,-0.62! -0.8,-0.6 -1.12,-0.84 -1.1,-1.36! -0.84,-0.96 -0.4,-0.9', 0)
        .map((l) => blob(put(l)))
        .join(''),
      pale,
      1.6,
    ) +
    sh(
      both('-0.5,-0.46! -0.9,-0.6 -1.16,-0.3! -0.84,-0.1 -0.54,-0.16!', 0)
        .map((l) => blob(put(l)))
        .join(''),
      C.red2,
      1.6,
    ) +
    sh(blob(put(sym(cheek, 0))), C.red, 1.9) +
    sh(blob(put(sym('0,0.4 -0.4,0.46 -0.46,0.76 -0.24,1 0,1.04', 0))), C.coral, 1.5) +
    flat(
      at(put('-0.32,-0.14 0.32,-0.14 -0.18,0.68 0.18,0.68'), (a, b) => disc(a, b, s * 0.09)),
      C.ink,
    ) +
    strokes([...both('-0.5,-0.3 -0.32,-0.36 -0.16,-0.24', 0), '-0.2,0.88 0,0.92 0.2,0.88'].map(put), s * 0.1)
  );
}
/** Head of an eagle from the side, looking right. */
function eagle(x: number, y: number, s: number, flip: boolean, pale: string): string {
  const put = placer({ x, y, s, flip });
  return (
    sh(
      blob(put('-1,1.2! -0.86,0.7! -1,0.5! -0.84,0 -0.66,-0.7 -0.06,-1 0.5,-0.84 0.76,-0.4 0.7,0.1 0.5,0.5 0.5,1.2!')),
      C.gold3,
      1.9,
    ) +
    sh(
      blob(
        put(
          '-0.84,0.36! -0.9,-0.1 -0.66,-0.7 -0.06,-1 0.5,-0.84 0.76,-0.4 0.7,0.1! 0.5,0.3 0.34,0.16! 0.2,0.5 -0.04,0.24! -0.3,0.6 -0.46,0.26!',
        ),
      ),
      pale,
      1.6,
    ) +
    sh(blob(put('0.5,-0.46! 0.96,-0.5 1.36,-0.16 1.3,0.4! 1.1,0.1 0.66,0.16!')), C.gold, 1.7) +
    flat(
      at(put('0.34,-0.36'), (a, b) => disc(a, b, s * 0.11)),
      C.ink,
    ) +
    strokes(
      ['0.06,-0.56 0.34,-0.62 0.6,-0.44', '-0.4,0.64 -0.3,0.9 -0.4,1.14', '0.1,0.6 0.16,0.9 0.1,1.14'].map(put),
      s * 0.11,
    )
  );
}
/** Head and shoulders of an angel in a robe, with a halo. */
function angel(x: number, y: number, s: number, skin: string, hair: string): string {
  const put = placer({ x, y, s });
  return (
    sh(disc(x, y - s * 0.1, s * 1.16), C.gold2, 1.5) +
    sh(blob(put(sym('0,0.8! -0.5,0.98 -1.06,1.2 -1.3,1.7 -1.36,2.3! 0,2.3!', 0))), C.red, 1.7) +
    strokes(both('-0.76,1.3 -0.84,1.7 -0.8,2.1', 0).map(put), s * 0.1, C.red2) +
    sh(blob(put('-0.3,0.5! 0.3,0.5! 0.34,0.9 0.5,1! 0,1.34 -0.5,1! -0.34,0.9')), skin, 1.4) +
    union(
      [165, 195, 222, 248, 270, 292, 318, 345, 15].map((a) => {
        const [px, py] = polar(x, y - s * 0.06, s * 0.62, a);
        return disc(px, py, s * 0.32);
      }),
      hair,
      1.5,
    ) +
    headFront(x, y, s * 0.8, skin, 'calm', 1.6)
  );
}
interface CreatureLook {
  /** Looks left. */
  flip?: boolean;
  skin?: string;
  hair?: string;
  wings?: string;
  /** Colour of the cloud and of its coils. */
  mist?: readonly [string, string];
  /** Holds an open book. */
  book?: boolean;
  /** Colour of what is white on it: horns, head of the eagle, pages. */
  pale?: string;
}
/** s = half height of the head; the whole is about 4.4 s wide and 4 s high. */
export function creature(kind: Creature, x: number, y: number, s: number, look: CreatureLook = {}): string {
  const {
    flip = false,
    skin = C.skin[1],
    hair = C.straw,
    wings = C.paper,
    book = false,
    pale = C.paper,
    mist = [C.paper, C.blue2],
  } = look;
  const put = placer({ x, y, s });
  let o = '';
  for (const f of [-1, 1])
    o += sh(
      [0, 1, 2, 3]
        .map((i) => leafPath(x + f * s * 0.5, y + s * 0.9, s * (2.2 - i * 0.16), -90 + f * (30 + i * 21), 0.3))
        .join(''),
      wings,
      1.5,
    );
  if (kind === 'lion') o += lionHead(x, y, s * 1.02, flip);
  else if (kind === 'bull') o += bull(x, y, s, pale);
  else if (kind === 'eagle') o += eagle(x, y, s, flip, pale);
  else o += angel(x, y - s * 0.42, s, skin, hair);
  o += cloud(x, y + s * 1.86, s * 3.1, {
    fill: mist[0],
    inner: mist[1],
    sw: 1.8,
    flip,
    lobes: [
      [-0.46, -0.02, 0.15],
      [-0.24, -0.1, 0.17],
      [0.02, -0.12, 0.18],
      [0.26, -0.1, 0.17],
      [0.47, -0.02, 0.14],
    ],
  });
  if (book)
    o +=
      sh(poly(put('-1.1,1.5 0,1.7 1.1,1.5 1.1,2.36 0,2.56 -1.1,2.36')), C.gold, 1.6) +
      sh(poly(put('-0.92,1.4 0,1.6 0.92,1.4 0.92,2.22 0,2.44 -0.92,2.22')), pale, 1.4) +
      strokes([put('0,1.6 0.02,2 0,2.42')], s * 0.12);
  return o;
}

import { blob, poly } from './geom/paths.ts';
import { at, n, place, polar, xy } from './geom/points.ts';
import { begonia, disc, rect, rounded } from './geom/shapes.ts';
import { BODY } from './glyphs.ts';
import { C } from './ink.ts';
import { spiral } from './kit/clouds.ts';
import { crescentPath, star } from './kit/stars.ts';

/** Entry emblems on a 48 grid: contour in currentColor, one pigment at most besides gold and paper. */

const open = (d: string, w = 1.7, stroke = 'currentColor') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;
const full = (d: string, fill: string, w = 1.7) =>
  `<path d="${d}" fill="${fill}" stroke="currentColor" stroke-width="${w}"/>`;
const merged = (d: string, fill: string) =>
  `<path paint-order="stroke" d="${d}" fill="${fill}" stroke="currentColor" stroke-width="3.4"/>`;
const plain = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const FIVE = [0, 1, 2, 3, 4] as const;

function dice(): string {
  const outer = ['24,4.6', '40.6,17', '35,37.2', '13,37.2', '7.4,17'];
  const face = FIVE.map((i) => polar(24, 24, 11.6, -90 + i * 72));
  return (
    full(poly('24,4.6 40.6,14.2 40.6,33.8 24,43.4 7.4,33.8 7.4,14.2'), C.blue) +
    full(poly(face), C.paper) +
    open(face.map((p, i) => `M${xy(p)}L${outer[i]}`).join(''), 1.5) +
    `<path transform="translate(17.6 17.6) scale(.53)" d="${BODY.venus}" fill="none" stroke="${C.ink}" stroke-width="2.6"/>`
  );
}
function tableau(): string {
  let o = '';
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 5; c++) {
      if (r === 3 && (c === 0 || c === 4)) continue;
      const fill = r === 1 && c === 2 ? C.red : (r + c) % 3 ? C.paper : C.gold2;
      o += full(rect(4.6 + c * 8, 5.6 + r * 9.6, 6.2, 8.2), fill, 1.2);
    }
  return o;
}
function natal(): string {
  let houses = '';
  for (let i = 0; i < 12; i++) houses += `M${xy(polar(24, 24, 12.4, i * 30))}L${xy(polar(24, 24, 18.6, i * 30))}`;
  const trine = [-80, 40, 160].map((a) => polar(24, 24, 12.4, a));
  return (
    full(disc(24, 24, 18.6), C.night) +
    open(disc(24, 24, 12.4), 1.2, C.gold) +
    open(houses, 1.2, C.gold) +
    open(poly(trine), 1.2, C.red) +
    star(24, 24, 6.6) +
    plain(
      at(trine, (x, y) => disc(x, y, 1.9)),
      C.gold2,
    )
  );
}
function clover(): string {
  const petal = '0,9.4! -6.8,2 -7,-4.6 -3,-6.6 0,-3.6! 3,-6.6 7,-4.6 6.8,2';
  const leaves = [45, 135, 225, 315].map((a) => {
    const [x, y] = polar(24, 22, 8.6, a);
    return full(blob(place(petal, { x, y, r: a + 90 })), C.green);
  });
  return leaves.join('') + open('M24 23C26 31 27 36 31 42', 2) + plain(disc(24, 22, 2), C.gold2);
}

const DRAW = {
  tarot: () =>
    full('M10 13l16-4 8 28-16 4z', C.night) +
    full(rounded(19, 7, 20, 33, 2.5), C.paper) +
    open(rounded(21.8, 9.8, 14.4, 27.4, 1.2), 1, C.gold3) +
    star(29, 23.5, 9.5, { contour: 0.8 }) +
    plain(disc(29, 13.4, 1) + disc(29, 33.6, 1), C.gold3),
  tarotHelp: () =>
    full(rounded(7, 10, 19, 30, 2.5), C.paper) +
    open(rounded(9.4, 12.4, 14.2, 25.2, 1.2), 1, C.gold3) +
    full(blob('14,26! 20,19.5 30,17 39,20 44,26! 38,32 29,35 20,32.5'), C.paper) +
    full(disc(29.4, 26, 6.4), C.blue) +
    plain(disc(29.4, 26, 2.7), C.ink) +
    plain(disc(31.2, 24, 1.2), C.paper) +
    open('M29 12.6V9M37 14l2-3.2M21.4 13.6L20 11', 1.6, C.gold),
  lenormand: clover,
  lenoHelp: () =>
    full(disc(17, 15.5, 8.6), C.gold) +
    full(disc(17, 15.5, 3.6), C.paper) +
    full('M21.6 21.2L38 37.6l-3.2 3.2-3.4-3.4-2.4 2.4-3.2-3.2 2.4-2.4L18.8 24z', C.gold) +
    open('M9 40c3-3 6-3 9 0', 1.4, C.red),
  dice,
  book: () =>
    full(
      'M24 13C19 9 12 8.4 5.4 9.6V37C12 35.8 19 36.4 24 40.4C29 36.4 36 35.8 42.6 37V9.6C36 8.4 29 9 24 13z',
      C.paper,
    ) +
    open('M24 13V40') +
    open('M9.6 16c4-.4 7.4 0 10.4 1.6M9.6 22c4-.4 7.4 0 10.4 1.6M9.6 28c4-.4 7.4 0 10.4 1.6', 1.3, C.gold3) +
    star(33.4, 22.5, 7.6, { contour: 0.7 }),
  tableau,
  dream: () =>
    full(crescentPath(25, 21, 14.5, 0.52, -24), C.gold) +
    merged(disc(14, 35, 6.4) + disc(23, 31, 8.4) + disc(33, 34.4, 6.8) + rect(12, 34, 23, 7.4), C.paper) +
    plain(spiral(23, 32.4, 5), C.blue) +
    star(36.6, 14, 5.4) +
    plain(disc(40, 24, 1.1) + disc(31.6, 8.4, 1), C.gold),
  wall: () =>
    full('M9 43V21C9 12 15.4 5.4 24 5.4S39 12 39 21V43z', C.blue) +
    plain('M10 42V34l8-9 7 7 5-5 8 8v7z', C.green) +
    open('M10 34l8-9 7 7 5-5 8 8', 1.5) +
    full(disc(28.4, 16.4, 4.6), C.gold2) +
    open('M9 43V21C9 12 15.4 5.4 24 5.4S39 12 39 21V43z'),
  essay: () =>
    full('M10 40C10 24 20 8 40 6C38 22 30 34 15 35.4', C.paper) +
    open('M10 42C13 30 20 20 31 14', 1.6) +
    open('M18 32c5-.4 9-2 12-5M22 25c4 0 7-1 10-3.4', 1.2, C.gold3),
  natal,
} as const;

export type Emblem = keyof typeof DRAW;
export const EMBLEMS = Object.keys(DRAW) as Emblem[];
export const isEmblem = (name: string): name is Emblem => Object.hasOwn(DRAW, name);
/** The emblem, 48 x 48. */
export const emblem = (name: Emblem): string => `<g stroke-linejoin="round" stroke-linecap="round">${DRAW[name]()}</g>`;

/** Place of a card in a spread: x in card widths, y in card heights. */
export interface SpreadPlace {
  x: number;
  y: number;
  /** The card lies across another. */
  crossing?: boolean;
}
interface SpreadLook {
  w?: number;
  h?: number;
  /** Greatest width of a card. */
  card?: number;
}
const MARGIN = 10;

/** Cards as small plates in reading order, joined by a dotted line like stars of a constellation; the first is gold. */
export function spreadPicture(places: readonly SpreadPlace[], look: SpreadLook = {}): string {
  const { w = 92, h = 88, card = 15 } = look;
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  // the fewer cards, the more sky between them
  const gap = places.length < 5 ? 1.8 : places.length < 12 ? 1.4 : 1.12;
  const tall = 1.67;
  const cw = Math.min(card, (w - 2 * MARGIN) / ((x1 - x0) * gap + 1), (h - 2 * MARGIN) / ((y1 - y0) * gap + 1) / tall);
  const ch = cw * tall;
  const spots = places.map((p) => ({
    x: n(w / 2 + (p.x - (x0 + x1) / 2) * cw * gap),
    y: n(h / 2 + (p.y - (y0 + y1) / 2) * ch * gap),
    crossing: p.crossing,
  }));
  const plates = spots.map(
    ({ x, y, crossing }, i) =>
      `<g transform="translate(${x} ${y})${crossing ? ' rotate(90)' : ''}"><path d="${begonia(-cw / 2, -ch / 2, cw, ch, cw * 0.17)}" fill="${i ? C.paper : C.gold}" stroke="${C.ink}" stroke-width="${n(Math.min(1.2, cw / 9))}"/><circle r="${n(cw * 0.107)}" fill="${i ? C.gold3 : C.ink}"/></g>`,
  );
  const thread = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return `<path d="${thread}" fill="none" stroke="${C.gold}" stroke-width="1" stroke-dasharray="1.5 2.6"/>${plates.join('')}`;
}

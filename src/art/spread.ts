import { n } from './geom/points.ts';
import { begonia } from './geom/shapes.ts';
import { C } from './ink.ts';

/** Picture of a spread, drawn from its list of places: every spread has one without an illustrator. */

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

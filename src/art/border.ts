import type { Suit } from '../domain/decks/tarot.ts';
import { blob, line } from './geom/paths.ts';
import { type Placing, place } from './geom/points.ts';
import { disc } from './geom/shapes.ts';
import { C } from './ink.ts';
import { flat, ln } from './kit/marks.ts';

/** What runs beside the tablet of a card of each suit: flames, waves, feathers, a vine. 16 wide, about 16 high, to the right. */
const MOTIF: Record<Suit, (at: Placing, accent: string) => string> = {
  wands: (at, accent) =>
    flat(blob(place('0,8! -4.4,4 -3.6,-1 -0.6,-4 0.4,-8.6! 3.4,-4 2.4,-1.4! 4.6,-2.4! 4.8,3', at)), accent) +
    flat(blob(place('0,7! -2,4 -1,1 0.6,-1.6! 2.2,2 1.8,5', at)), C.gold2),
  cups: (at, accent) =>
    flat(blob(place('-8,6! -5,2 -2,-4 3,-6 7,-3 6.4,1 3,1.6! 4.6,-1 3,-3.4 0.4,-1 0,3 4,6 8,6!', at)), accent),
  swords: (at, accent) =>
    flat(blob(place('-8,4! -4,-3 2,-6 8,-6! 6,0 1,3.4 -4,3.6!', at)), accent) +
    ln(line(place('-9,6 -3,1 5,-4', at)), 1, C.paper),
  pentacles: (at, accent) =>
    ln(line(place('-8,2 -4,-1 0,1 4,3 8,2', at)), 1.2, accent) +
    flat(
      blob(place('-3,-0.6! -5,-4 -2,-7.4! 1,-4 0,-1!', at)) + blob(place('3,2.8! 1,6 4,8.6! 6.6,5.4 5.6,2.8!', at)),
      accent,
    ) +
    flat(disc(...spot(at, -4.6, 4.4), 1.9) + disc(...spot(at, 5.4, -2.8), 1.9), C.gold),
};
const spot = (at: Placing, x: number, y: number): [number, number] => {
  const [px, py] = place([[x, y]], at)[0]!;
  return [px, py];
};

/** Ornament of a suit left and right of the tablet, from x0 to x1 and its mirror image in the axis cx. */
export function border(suit: Suit, cx: number, y: number, x0: number, x1: number, accent: string): string {
  const count = Math.floor((x1 - x0) / 16);
  const pitch = (x1 - x0) / count;
  let o = '';
  for (let i = 0; i < count; i++) {
    const x = x0 + (i + 0.5) * pitch;
    const s = 0.72 + (0.28 * (i + 1)) / count;
    o += MOTIF[suit]({ x, y, s }, accent) + MOTIF[suit]({ x: 2 * cx - x, y, s, flip: true }, accent);
  }
  return o;
}

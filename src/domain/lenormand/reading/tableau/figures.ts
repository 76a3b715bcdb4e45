import { lineOfFate } from '../../lineoffate.ts';
import { corners, heart } from '../../tableau.ts';
import type { LenormandPart } from '../narrator.ts';
import { stepsOf } from '../voices.ts';
import type { Table } from './table.ts';

/** The first three cards: the theme of the whole table. */
export function openingLens({ at, narrator, choose, matter }: Table): LenormandPart[] {
  const { say, traditional, part, phrases, speak } = narrator();
  const cards = [1, 2, 3].map(at) as [number, number, number];
  const theme = say(phrases.story(cards.map(speak), stepsOf(cards, matter.intent)), 'phrase', cards);
  return part(
    'opening',
    [1, 2, 3],
    [[...say(choose(phrases.tableau.opening), 'opening', cards), ...theme], traditional(cards)],
  );
}

/** The four corners, clockwise from the first card: the frame in which all of it happens. */
export function cornersLens({ layout, at, narrator, choose }: Table): LenormandPart[] {
  const { inTurn, pair, part, phrases } = narrator();
  const places = corners(layout);
  const [a, b, d, c] = places.map(at) as [number, number, number, number];
  const frame = inTurn(choose(phrases.tableau.corners), 'corner', [a, b], [d, c]);
  return part('corners', places, [frame, [...pair(a, c, 'alone'), ...pair(b, d, 'alone')]]);
}

/** The middle of the table: what all of it turns on. */
export function heartLens({ layout, at, narrator, choose }: Table): LenormandPart[] {
  const { inTurn, part, phrases } = narrator();
  const places = heart(layout);
  const cards = places.map(at);
  const frame = choose(phrases.tableau.heart);
  const [upper, lower] = [cards.slice(0, 2), cards.slice(2)];
  return part('heart', places, [
    lower.length > 0 ? inTurn(frame, 'heart', upper, lower) : inTurn((told) => frame(told, null), 'heart', upper),
  ]);
}

/** The line of fate, where the reader keeps one. */
export function fateLens({ layout, fate, at, narrator, choose }: Table): LenormandPart[] {
  const places = lineOfFate(layout, fate);
  if (places.length === 0) return [];
  const { inTurn, pair, part, phrases } = narrator();
  const [a, b, c, d] = places.map(at) as [number, number, number, number];
  const line = inTurn(choose(phrases.tableau.fate), 'fate', [a, b], [c, d]);
  return part('fate', places, [line, pair(b, c, 'alone')]);
}

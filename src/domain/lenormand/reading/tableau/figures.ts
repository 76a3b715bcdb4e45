import { lineOfFate } from '../../lineoffate.ts';
import { corners, heart } from '../../tableau.ts';
import type { LenormandPart } from '../teller.ts';
import type { Table } from './table.ts';

/** The first three cards: the theme of the whole table. */
export function openingLens({ at, teller, choose }: Table): LenormandPart[] {
  const { say, traditional, part, phrases, speak } = teller();
  const cards = [1, 2, 3].map(at) as [number, number, number];
  const [a, b, c] = cards;
  const theme = say(phrases.clause(speak(a), speak(b), speak(c)), 'phrase', cards);
  return part(
    'opening',
    [1, 2, 3],
    [[...say(choose(phrases.tableau.opening), 'opening', cards), ...theme], traditional(cards)],
  );
}

/** The four corners, clockwise from the first card: the frame in which all of it happens. */
export function cornersLens({ layout, at, teller, choose }: Table): LenormandPart[] {
  const { say, pair, part, phrases, matter } = teller();
  const places = corners(layout);
  const [a, b, d, c] = places.map(at) as [number, number, number, number];
  const frame = say(choose(phrases.tableau.corners)(matter([a, b]), matter([d, c])), 'corner', [a, b, c, d]);
  return part('corners', places, [frame, [...pair(a, c, 'alone'), ...pair(b, d, 'alone')]]);
}

/** The middle of the table: what all of it turns on. */
export function heartLens({ layout, at, teller, choose }: Table): LenormandPart[] {
  const { say, part, phrases, matter } = teller();
  const places = heart(layout);
  const [a, b, c, d] = places.map(at);
  const lower = c !== undefined && d !== undefined ? matter([c, d]) : null;
  return part('heart', places, [say(choose(phrases.tableau.heart)(matter([a!, b!]), lower), 'heart', places.map(at))]);
}

/** The line of fate, where the reader keeps one. */
export function fateLens({ layout, fate, at, teller, choose }: Table): LenormandPart[] {
  const places = lineOfFate(layout, fate);
  if (places.length === 0) return [];
  const { say, pair, part, phrases, matter } = teller();
  const [a, b, c, d] = places.map(at) as [number, number, number, number];
  const line = say(choose(phrases.tableau.fate)(matter([a, b]), matter([c, d])), 'fate', [a, b, c, d]);
  return part('fate', places, [line, pair(b, c, 'alone')]);
}

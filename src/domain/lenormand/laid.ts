import { checkPosition, POSITIONS } from './cell.ts';

/** A laid table: card numbers 1 to 36 by position, the first card first. */
export type Laid = readonly number[];

/** A table of all 36 cards, each once. Throws RangeError when one is missing, repeated or foreign. */
export function laidTable(cards: readonly number[]): Laid {
  const seen = new Set(cards);
  if (cards.length !== 36 || seen.size !== 36 || POSITIONS.some((card) => !seen.has(card))) {
    throw new RangeError('a Grand Tableau holds every card from 1 to 36 exactly once');
  }
  return [...cards];
}

/** The card that lies at a position. Throws RangeError for a position outside 1 to 36. */
export function cardAt(table: Laid, position: number): number {
  checkPosition(position);
  const card = table[position - 1];
  if (card === undefined) throw new RangeError(`nothing lies at position ${position}`);
  return card;
}

/** The position where a card lies. Throws RangeError for a card that is not on the table. */
export function placeOf(table: Laid, card: number): number {
  const index = table.indexOf(card);
  if (index < 0) throw new RangeError(`card ${String(card)} is not on the table`);
  return index + 1;
}

import { LENORMAND } from '../../../domain/decks/lenormand.ts';
import { useDrawnAhead } from '../../../ui/card/useDrawnAhead.ts';

/** Width of a card of the table in CSS pixels: sharp until the table is drawn near. */
export const TABLE_CARD_PX = 92;

const DECK = LENORMAND.map((card) => card.id);

/** The whole deck is drawn on the way to the table. */
export function useTableAhead(): void {
  useDrawnAhead(DECK, TABLE_CARD_PX);
}

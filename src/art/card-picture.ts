import type { CardId } from './deck.ts';

/** The address of a card's picture as a file of the build, for pages that are painted before the app runs. */
export function cardPicture(id: CardId): string {
  return `/cards/${id}.svg`;
}

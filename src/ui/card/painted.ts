import { cardPicture } from '../../art/card-picture.ts';
import type { CardId } from '../../art/deck.ts';

/**
 * The picture that a card starts with: the server's file in a page that is being painted, and the same where the app
 * takes over such a page, so that the card does not vanish in between. Elsewhere it is drawn here first.
 */
export function paintedPicture(id: CardId): string | undefined {
  const file = cardPicture(id);
  if (typeof document === 'undefined') return file;
  return document.querySelector(`#root:not([data-live]) img[src="${file}"]`) ? file : undefined;
}

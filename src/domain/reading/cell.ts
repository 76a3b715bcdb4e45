import { tarotCard } from '../decks/tarot.ts';
import type { OfStrains, Strain } from './matter-words.ts';
import type { Side } from './polarity.ts';

/** The words for the suit and the side of a card. */
export function ofCell(words: OfStrains, card: Side): string {
  return words[strainOf(card)][card.reversed ? 1 : 0];
}

/** What two cards share of which the same is written. */
export function cellOf(card: Side): string {
  return `${strainOf(card)} ${card.reversed}`;
}

/** The suit of a card, or that it is a Major. */
export function strainOf({ id }: Side): Strain {
  const card = tarotCard(id);
  return card.arcana === 'major' ? 'majors' : card.suit;
}

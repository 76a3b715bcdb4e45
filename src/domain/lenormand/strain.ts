import { LENORMAND, type Pip } from '../decks/lenormand.ts';
import type { Intent } from '../question/matter-kinds.ts';
import type { OfStrains, Strain } from '../reading/matter-words.ts';
import { leanOf } from './polarity.ts';

const STRAIN_OF: Readonly<Record<Pip, Strain>> = {
  heart: 'cups',
  diamond: 'pentacles',
  club: 'wands',
  spade: 'swords',
};

/** The suit of the playing card in the corner of a card, by the suits of the tarot. */
export function strainOf(card: number): Strain {
  return STRAIN_OF[LENORMAND[card - 1]!.inset[1]];
}

/** What is written for the suit of a card: a hard card takes what is written for a reversed one. */
export function ofStrain(words: OfStrains, card: number, intent: Intent): string {
  return words[strainOf(card)][leanOf(card, intent) < 0 ? 1 : 0];
}

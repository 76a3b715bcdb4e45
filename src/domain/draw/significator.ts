import { type Element, MINORS, type Rank, SUIT_ELEMENT, type TarotId } from '../decks/tarot.ts';

/** Who asks, by Waite's four ages. */
export const AGES = ['youngerWoman', 'olderWoman', 'youngerMan', 'olderMan'] as const;
export type Age = (typeof AGES)[number];

/** Pictorial Key to the Tarot: a Knight for a man over forty, a King for a younger one, Queen and Page for women. */
const RANK: Record<Age, Rank> = { olderMan: 'N', youngerMan: 'K', olderWoman: 'Q', youngerWoman: 'P' };

/** The court card of an age and a temperament; the temperament stands in place of Waite's colour of hair and eyes. */
export function courtFor(age: Age, temperament: Element): TarotId {
  return MINORS.find((card) => card.rank === RANK[age] && SUIT_ELEMENT[card.suit] === temperament)!.id;
}

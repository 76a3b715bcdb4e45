import { LENORMAND, type LenormandId } from '../decks/lenormand.ts';
import { TAROT, type TarotId } from '../decks/tarot.ts';

/** Decks whose cards are learnt. */
export const LESSON_DECKS = ['tarot', 'lenormand'] as const;
export type LessonDeck = (typeof LESSON_DECKS)[number];
export type LessonCard = TarotId | LenormandId;

const CARDS: Record<LessonDeck, readonly LessonCard[]> = {
  tarot: TAROT.map(({ id }) => id),
  lenormand: LENORMAND.map(({ id }) => id),
};

/** The cards of a deck in the order in which they are learnt: that of their numbers, the Majors before the Minors. */
export function cardsOf(deck: LessonDeck): readonly LessonCard[] {
  return CARDS[deck];
}

/** Whether it is a deck that lessons are given of. */
export function isLessonDeck(word: unknown): word is LessonDeck {
  return LESSON_DECKS.includes(word as LessonDeck);
}

/** Whether a text is the id of a card of one of the decks of lessons. */
export function isLessonCard(id: string): id is LessonCard {
  return LESSON_DECKS.some((deck) => CARDS[deck].includes(id as LessonCard));
}

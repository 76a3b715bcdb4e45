import { isTarotId } from '../../domain/decks/tarot.ts';
import type { Language } from '../../domain/language.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import { loadLenormandMeanings } from '../../library/lenormand/load.ts';
import { loadTarotMeanings } from '../../library/tarot/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** What is learnt of a card. */
export interface CardText {
  keywords: readonly string[];
  gist: string;
  /** What a person can do this week. */
  advice: string;
}

type TextOf = (card: LessonCard, reversed?: boolean) => CardText;

/** The texts of a deck in the spoken language; a pack that does not arrive goes to the error screen. */
export function useCardTexts(deck: LessonDeck): TextOf | undefined {
  return useLoaded(LOADS[deck]);
}

const LOADS: Record<LessonDeck, (language: Language) => Promise<TextOf>> = {
  lenormand: async (language) => {
    const meanings = await loadLenormandMeanings(language);
    return (card) => meanings[Number(card.slice(3))]!;
  },
  tarot: async (language) => {
    const meanings = await loadTarotMeanings(language);
    return (card, reversed) => {
      if (!isTarotId(card)) throw new RangeError(`${card} is no tarot card`);
      return meanings[card][reversed ? 'reversed' : 'upright'];
    };
  },
};

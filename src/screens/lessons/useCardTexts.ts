import { useEffect, useState } from 'react';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadLenormandMeanings } from '../../library/lenormand/load.ts';
import { loadTarotMeanings } from '../../library/tarot/load.ts';

/** What is learnt of a card. */
export interface CardText {
  keywords: readonly string[];
  gist: string;
}

type TextOf = (card: LessonCard, reversed?: boolean) => CardText;

/** The texts of a deck in the spoken language; a pack that does not arrive goes to the error screen. */
export function useCardTexts(deck: LessonDeck): TextOf | undefined {
  const [textOf, setTextOf] = useState<TextOf>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    loadTexts(deck).then(
      (loaded) => !gone && setTextOf(() => loaded),
      (reason) => !gone && setFailed(reason),
    );
    return () => {
      gone = true;
    };
  }, [deck]);
  if (failed) throw failed;
  return textOf;
}

async function loadTexts(deck: LessonDeck): Promise<TextOf> {
  if (deck === 'lenormand') {
    const meanings = await loadLenormandMeanings(currentLanguage());
    return (card) => meanings[Number(card.slice(3))]!;
  }
  const meanings = await loadTarotMeanings(currentLanguage());
  return (card, reversed) => {
    if (!isTarotId(card)) throw new RangeError(`${card} is no tarot card`);
    return meanings[card][reversed ? 'reversed' : 'upright'];
  };
}

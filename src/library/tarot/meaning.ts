import type { TarotId } from '../../domain/decks/tarot.ts';
import type { CardWords, SideWords } from '../../domain/reading/texts.ts';
import type { TarotKeywords } from '../keywords/keywords.ts';

/** What one side of a card says. Every text stands by itself and speaks to the querent as "you". */
export interface SideMeaning extends SideWords {
  /** Four to six words or short phrases. */
  keywords: readonly string[];
  /** The meaning itself: at least 120 words, or 200 Chinese characters, in two or three paragraphs parted by "\n\n". */
  text: string;
}

export interface TarotMeaning {
  upright: SideMeaning;
  reversed: SideMeaning;
  /** What is seen on our card and what it points to: three to five sentences. */
  symbols: string;
}

/** The cards of a language. */
export type TarotMeanings = Readonly<Record<TarotId, TarotMeaning>>;

/** What readings take of each card: gist, areas and advice. One file of a language is a family of cards. */
export type WrittenWords<Id extends TarotId = TarotId> = Readonly<Record<Id, CardWords[string]>>;
export type TarotWords = WrittenWords;

/** What only the page of a card shows: the meaning of both sides, and what is seen. */
export type WrittenEssays<Id extends TarotId = TarotId> = Readonly<
  Record<Id, Readonly<Record<'upright' | 'reversed' | 'symbols', string>>>
>;
export type TarotEssays = WrittenEssays;

/** Whole cards. Keywords stand in library/keywords, where a search finds them in all languages. */
export function wholeCards(words: TarotWords, essays: TarotEssays, keywords: TarotKeywords): TarotMeanings {
  const ids = Object.keys(words) as TarotId[];
  const side = (id: TarotId, name: 'upright' | 'reversed'): SideMeaning => ({
    ...words[id][name],
    text: essays[id][name],
    keywords: keywords[id][name],
  });
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { upright: side(id, 'upright'), reversed: side(id, 'reversed'), symbols: essays[id].symbols },
    ]),
  ) as TarotMeanings;
}

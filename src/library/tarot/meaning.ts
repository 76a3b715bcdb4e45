import type { TarotId } from '../../domain/decks/tarot.ts';
import type { TarotKeywords } from '../keywords/keywords.ts';

/** What one side of a card says. Every text stands by itself and speaks to the querent as "you". */
export interface SideMeaning {
  /** Four to six words or short phrases. */
  keywords: readonly string[];
  /** One sentence of at most 25 words (40 Chinese characters) that a reading can open with. */
  gist: string;
  /** The meaning itself: at least 120 words, or 200 Chinese characters, in two or three paragraphs parted by "\n\n". */
  text: string;
  love: string;
  work: string;
  money: string;
  study: string;
  /** Health of spirit: mood, rest, inner life. Never the body's illness. */
  spirit: string;
  /** What to do: one or two sentences, something a person can do this week. */
  advice: string;
}

export interface TarotMeaning {
  upright: SideMeaning;
  reversed: SideMeaning;
  /** What is seen on our card and what it points to: three to five sentences. */
  symbols: string;
}

/** The cards of a language. */
export type TarotMeanings = Readonly<Record<TarotId, TarotMeaning>>;

/** One file of a language: a family of cards. Keywords stand in library/keywords, where a search finds them in all languages. */
export type WrittenTarot<Id extends TarotId = TarotId> = Readonly<
  Record<Id, Readonly<Record<'upright' | 'reversed', Omit<SideMeaning, 'keywords'>>> & Pick<TarotMeaning, 'symbols'>>
>;

/** What is written of the cards, with their keywords. */
export function withKeywords(written: WrittenTarot, keywords: TarotKeywords): TarotMeanings {
  const ids = Object.keys(written) as TarotId[];
  return Object.fromEntries(
    ids.map((id) => {
      const { upright, reversed, symbols } = written[id];
      const words = keywords[id];
      return [
        id,
        {
          upright: { ...upright, keywords: words.upright },
          reversed: { ...reversed, keywords: words.reversed },
          symbols,
        },
      ];
    }),
  ) as TarotMeanings;
}

import type { TarotId } from '../../domain/decks/tarot.ts';

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

/** One file of a language: a family of cards. */
export type TarotMeanings<Id extends TarotId = TarotId> = Readonly<Record<Id, TarotMeaning>>;

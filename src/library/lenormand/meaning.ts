import type { LenormandKeywords } from '../keywords/keywords.ts';

/**
 * What one of the 36 cards says. Lenormand speaks of things, people and events, never of energies or archetypes; there
 * are no reversals. Every text stands by itself and speaks to the querent as "you".
 */
export interface LenormandMeaning {
  /** Five to eight words or short phrases. */
  keywords: readonly string[];
  /** One sentence of at most 25 words (40 Chinese characters) that a reading can open with. */
  gist: string;
  /**
   * The meaning itself: at least 100 words, or 170 Chinese characters, in two paragraphs parted by "\n\n". A third one
   * holds what is only true in company, of the cards beside it and of distance; a card drawn alone leaves it out.
   */
  text: string;
  /** In a sentence of cards: the matter, a bare noun phrase that fits after "this is about" (消息 / "news"). */
  noun: string;
  love: string;
  work: string;
  money: string;
  study: string;
  /** Mood and inner rest, concretely; never the body's illness. */
  spirit: string;
  /** Home, family and dwelling. */
  home: string;
  travel: string;
  /** Who it may be: one sentence. */
  person: string;
  /** What its house does to the card that lies there: one sentence. */
  house: string;
  /** Near the significator, and far from it, by the old rule of distance (domain/lenormand/philippe.ts). */
  near: string;
  far: string;
  /** One or two sentences, something a person can do this week. */
  advice: string;
}

/** Cards by their number, 1 to 36. */
export type LenormandMeanings = Readonly<Record<number, LenormandMeaning>>;

/** One file of a language. Keywords stand in library/keywords, where a search finds them in all languages. */
export type WrittenLenormand = Readonly<Record<number, Omit<LenormandMeaning, 'keywords'>>>;

/** What is written of the cards, with their keywords. */
export function withKeywords(written: WrittenLenormand, keywords: LenormandKeywords): LenormandMeanings {
  return Object.fromEntries(
    Object.entries(written).map(([number, card]) => [number, { ...card, keywords: keywords[Number(number)] ?? [] }]),
  );
}

/** The traditional pairs that are written by hand: key `first+second`, e.g. `1+9`; one or two sentences. */
export type PairOverrides = Readonly<Record<`${number}+${number}`, string>>;

import { isApt } from './apt.ts';
import type { FieldOf } from './field.ts';
import type { PairWords } from './texts.ts';

/** Pairs written by hand. */
export interface WrittenPairs {
  /** Pairs that tradition reads in one way. */
  pairs: PairWords;
  /** Other pairs that are written out; what is in neither is said by grammar. */
  furtherPairs?: PairWords;
  /** What each pair takes for granted: a row for each first card, in it a letter (apt.ts) for each second one. */
  pairMatters?: readonly string[];
}

/** Two of 36 cards, in both orders. */
const EVERY_PAIR = 36 * 35;

/** Whether a language has all its pairs written. */
export function isComplete({ pairs, furtherPairs = {} }: WrittenPairs): boolean {
  return Object.keys(pairs).length + Object.keys(furtherPairs).length >= EVERY_PAIR;
}

/** The written pair of two cards in their order, if there is one, and in a matter if it may be said there. */
export function writtenPair(
  { pairs, furtherPairs, pairMatters }: WrittenPairs,
  first: number,
  second: number,
  matter?: FieldOf,
) {
  const key = `${first}+${second}` as const;
  const [old, further] = [pairs[key], furtherPairs?.[key]];
  const text = old ?? further;
  const letter = pairMatters?.[first - 1]?.[second - 1];
  if (text === undefined || (matter && letter !== undefined && !isApt(letter, matter))) return undefined;
  return { text, traditional: old !== undefined };
}

import type { PairWords } from './texts.ts';

/** Pairs written by hand. */
export interface WrittenPairs {
  /** Pairs that tradition reads in one way. */
  pairs: PairWords;
  /** Other pairs that are written out; what is in neither is said by grammar. */
  furtherPairs?: PairWords;
}

/** Two of 36 cards, in both orders. */
const EVERY_PAIR = 36 * 35;

/** Whether a language has all its pairs written: then no pair is said by grammar. */
export function isComplete({ pairs, furtherPairs = {} }: WrittenPairs): boolean {
  return Object.keys(pairs).length + Object.keys(furtherPairs).length >= EVERY_PAIR;
}

/** The written pair of two cards in their order, if there is one. */
export function writtenPair({ pairs, furtherPairs }: WrittenPairs, first: number, second: number) {
  const key = `${first}+${second}` as const;
  const [old, further] = [pairs[key], furtherPairs?.[key]];
  const text = old ?? further;
  return text === undefined ? undefined : { text, traditional: old !== undefined };
}

import { platformWords, randomBelow, type WordSource } from '../chance/random.ts';
import { shuffle } from '../chance/shuffle.ts';
import { type DealtCard, REVERSAL_SHARES, type ReversalShare } from './draw.ts';

/** A shuffled pile of the given cards; each card is reversed with a chance of none, a quarter or a half. */
export function shuffledPile(
  ids: readonly string[],
  reversals: ReversalShare,
  words: WordSource = platformWords,
): DealtCard[] {
  const quarters = REVERSAL_SHARES[reversals];
  return shuffle(ids, words).map((id) => ({ id, reversed: randomBelow(4, words) < quarters }));
}

import { shuffle } from '../chance/shuffle.ts';

/**
 * The order in which the options of a question are shown: by chance, and the same whenever the same test of the same
 * person is opened again. `seed`: the key of what was begun. @returns places of the options from 0
 */
export function orderOf(seed: string, question: number, options: number): number[] {
  let state = hash(`${seed}:${question}`);
  const places = Array.from({ length: options }, (_, place) => place);
  return shuffle(places, (count) => Uint32Array.from({ length: count }, () => (state = next(state))));
}

/** FNV-1a in 32 bits, never 0. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return sum || 1;
}

/** The next word of Marsaglia's xorshift. */
function next(word: number): number {
  let state = word ^ (word << 13);
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
}

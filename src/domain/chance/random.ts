/** Gives `count` unbiased 32-bit words. The page and the server both pass the platform's generator. */
export type WordSource = (count: number) => Uint32Array;

export const platformWords: WordSource = (count) => crypto.getRandomValues(new Uint32Array(count));

const SPAN = 0x1_0000_0000;

/**
 * A whole number from 0 to `limit` - 1, every one equally likely: words past the last whole multiple of `limit` are
 * thrown away, for a plain remainder would favour the small numbers.
 * @throws RangeError when `limit` is not a whole number from 1 to 2^32.
 */
export function randomBelow(limit: number, words: WordSource = platformWords): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > SPAN) throw new RangeError(`no range below ${limit}`);
  const fair = SPAN - (SPAN % limit);
  for (;;) {
    const word = words(1)[0]!;
    if (word < fair) return word % limit;
  }
}

/** Codes of the catalogue of errors: `service` (the server failed by itself) and `too_many`. */
const PASSING_CODES: readonly number[] = [5000, 4290];

/**
 * Does a refusal of the server pass? It failed by itself and may have acted all the same, or it was asked too often:
 * the same act is sent again under the same key. Every other code is its last word, and nothing was done.
 */
export function passes(code: number): boolean {
  return PASSING_CODES.includes(code);
}

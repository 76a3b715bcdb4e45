import { createHash } from 'node:crypto';

/** The seed of the run: `npm test` draws one and prints it, `SEED=…` repeats it. */
const SEED = process.env.SEED ?? process.env.RUN_SEED ?? '20240101';

/**
 * The one of `cases` that the seed of the run draws; all of them in the proof that is called so (`npm run proof NAME`
 * sets PROOF). Whoever draws from two lists in one proof names the second one apart with `of`.
 */
export function drawn<Case>(proof: string, cases: readonly Case[], of = ''): readonly Case[] {
  if (process.env.PROOF === proof) return cases;
  const number = createHash('sha256').update(`${SEED} ${proof} ${of}`).digest().readUInt32BE();
  return cases.slice(number % cases.length, (number % cases.length) + 1);
}

import { nameFault } from '../log.ts';
import type { House } from './context.ts';

/**
 * Does something for each, one after another, until told to stop: one that fails is told to the log and harms no
 * other. @returns for how many `work` said that it did something.
 */
export async function oneByOne<T>(
  house: Pick<House, 'log'>,
  what: string,
  all: readonly T[],
  work: (one: T) => Promise<boolean>,
  stop?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (const one of all) {
    if (stop?.aborted) break;
    try {
      if (await work(one)) done += 1;
    } catch (reason) {
      house.log(`${what} failed. ${nameFault(reason)}`);
    }
  }
  return done;
}

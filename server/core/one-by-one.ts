import { describeError } from '../log.ts';
import type { ServerContext } from './context.ts';

/**
 * Does something for each, one after another, until `stop` is aborted: one that fails is written to the log and harms no
 * other. @returns for how many `work` returned true.
 */
export async function oneByOne<T>(
  context: Pick<ServerContext, 'log'>,
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
      context.log(`${what} failed. ${describeError(reason)}`, { level: 'error' });
    }
  }
  return done;
}

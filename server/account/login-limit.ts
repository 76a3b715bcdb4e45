import type { ServerContext } from '../core/context.ts';
import { enforceLimit, giveBack } from '../core/limits.ts';

/**
 * Does what logs somebody in and counts it for the address where it fails: of people behind one carrier many come in by
 * one address. Counted before, so that tries at the same time count too. @throws Refusal `too_many`, and what `prove` throws
 */
export async function countingFailures<T>(
  context: ServerContext,
  address: string,
  prove: () => Promise<T>,
): Promise<T> {
  const { queries } = context.database;
  const key = `login:address:${address}`;
  await enforceLimit(queries, key, context.limits.loginByAddress, context.clock());
  const proved = await prove();
  await giveBack(queries, [key]);
  return proved;
}

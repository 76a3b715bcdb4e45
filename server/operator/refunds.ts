import type { ServerContext } from '../core/context.ts';
import { describeRefund, refundPurchase } from '../payments/refund.ts';
import { eventsToLookAt } from '../payments/to-look-at.ts';
import { keepAct } from './acts.ts';

type Operator = Pick<ServerContext, 'database' | 'clock'>;

const DRY_RUN = '--dry-run';

/**
 * Undoes a purchase: `ORDER REASON…`; with `--dry-run` only says what it would do. A running server sends the money.
 * @throws Error with a sentence for the operator.
 */
export async function refundOrder(operator: Operator, words: readonly string[]): Promise<readonly string[]> {
  const { queries } = operator.database;
  const [orderId = '', ...reasons] = words.filter((word) => word !== DRY_RUN);
  const reason = reasons.join(' ').trim();
  const would = await describeRefund(queries, orderId);
  if (words.includes(DRY_RUN)) return [`Would be done: ${would}`];
  if (reason === '') throw new Error('Say behind the order why it is refunded.');
  const at = operator.clock();
  const act = { command: '--refund', target: orderId, reason, at };
  if (!(await refundPurchase(queries, orderId, at, (tx) => keepAct(tx, act))))
    throw new Error(`Order ${orderId} was changed meanwhile. Nothing was done.`);
  return [`Done: ${would}`];
}

/** What providers reported and an operator has to look at, the newest first. */
export async function listMismatches({ database }: Operator): Promise<readonly string[]> {
  const lines = await eventsToLookAt(database.queries);
  return lines.length === 0 ? ['There is nothing to look at.'] : lines;
}

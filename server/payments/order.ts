import type { ServerContext } from '../core/context.ts';
import { type OrderRow, ordersOf } from '../ledger/orders.ts';
import { Refusal } from '../refusal.ts';
import { findPayment } from './find.ts';

/** So long after a payment has failed it is still worth asking whether the money came late. */
const LATE_PAYMENT_MS = 86_400_000;

/**
 * A person's order. One that is not paid is looked for at its provider first, so that a payment that ended while the
 * phone was away is found when it returns. @throws Refusal `no_order` for another's order as for one that never was.
 */
export async function payingOrder(context: ServerContext, userId: string, orderId: string): Promise<OrderRow> {
  const { queries } = context.database;
  const [row] = await ordersOf(queries, userId, [orderId]);
  if (!row) throw new Refusal('no_order');
  const late = row.state === 'failed' && context.clock().getTime() - row.createdAt.getTime() < LATE_PAYMENT_MS;
  if (row.provider === null || (row.state !== 'in_payment' && !late)) return row;
  await findPayment(context, orderId);
  return (await ordersOf(queries, userId, [orderId]))[0] ?? row;
}

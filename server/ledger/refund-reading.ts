import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { parts } from '../database/readings.ts';
import { personAccount, SYSTEM_ACCOUNTS } from './accounts.ts';
import { giveBackAllowance } from './allowances.ts';
import { moveCoins } from './transfer.ts';
import { transition } from './transition.ts';

/** Gives a reading's coins back in full, once, and closes its order. @returns whether this call did it. */
export async function refundReading(tx: Transaction, orderId: string, failure: string, at: Date): Promise<boolean> {
  if (!(await transition(tx, orderId, 'refunded', at, { failure }))) return false;
  const [order] = await tx
    .select({ userId: orders.userId, price: orders.price, covered: orders.covered, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.orderId, orderId));
  if (order && order.price > 0)
    await moveCoins(tx, {
      id: `refund:${orderId}`,
      debit: SYSTEM_ACCOUNTS.readings,
      credit: personAccount(order.userId),
      amount: order.price,
      at,
    });
  // Nobody is shown a text that was not sold.
  await tx.delete(parts).where(eq(parts.orderId, orderId));
  if (order?.covered) await giveBackAllowance(tx, order.userId, order.createdAt);
  return true;
}

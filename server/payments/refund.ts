import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { personAccount, SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { type Purchase, purchaseOf } from '../ledger/purchases.ts';
import { queueRefund } from '../ledger/refunds.ts';
import { moveCoins } from '../ledger/transfer.ts';
import { transition } from '../ledger/transition.ts';
import { revokeMembership } from '../membership/grant.ts';
import { endRenewal } from '../membership/renewal.ts';

/**
 * Undoes a purchase: the order, the coins or days it gave, and the promise of the money are one transaction.
 * The money itself is sent by the outbox, as often as it takes.
 * @throws Refusal `balance_short` when the coins were spent meanwhile; then nothing is changed.
 */
export async function refundPurchase(queries: Queries, orderId: string, now: Date): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderId, orderId));
    if (!order || order.price === 0) return false;
    if (!(await transition(tx, orderId, 'refunded', now))) return false;
    // Read after the transition: a payment that came a moment ago has written its number by now.
    const bought = await purchaseOf(tx, orderId);
    if (!bought) throw new Error(`order ${orderId} buys nothing`);
    await takeBack(tx, order, bought, now);
    if (order.provider !== null && bought.tradeId !== null)
      await queueRefund(
        tx,
        {
          refundId: orderId,
          orderId,
          provider: order.provider,
          tradeId: bought.tradeId,
          amount: order.price,
          currency: order.currency,
          reason: 'order',
        },
        now,
      );
    return true;
  });
}

type Order = typeof orders.$inferSelect;

async function takeBack(tx: Transaction, order: Order, bought: Purchase, at: Date): Promise<void> {
  const { orderId, userId } = order;
  const id = `refund:${orderId}`;
  const person = personAccount(userId);
  if (bought.coins > 0)
    await moveCoins(tx, { id, debit: person, credit: SYSTEM_ACCOUNTS.sales, amount: bought.coins, at });
  if (order.provider === null)
    await moveCoins(tx, { id, debit: SYSTEM_ACCOUNTS.memberships, credit: person, amount: order.price, at });
  if (bought.vipId === null) return;
  await revokeMembership(tx, orderId, userId, at);
  await endRenewal(tx, userId, at);
}

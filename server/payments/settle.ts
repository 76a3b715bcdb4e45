import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { paymentEvents, purchases, refunds } from '../database/purchases.ts';
import { move } from '../ledger/orders.ts';
import { moveCoins, personAccount } from '../ledger/transfer.ts';
import { grantMembership } from '../membership/grant.ts';
import type { PaymentEvent } from '../ports/payment.ts';

export type Verdict = 'applied' | 'again' | 'surplus' | 'mismatch';

/** An event of an order that is not here: the provider has to tell it again, since the order may still be on its way. */
export class UnknownOrder extends Error {
  override readonly name = 'UnknownOrder';
}

/**
 * Takes a provider's word to heart, once: the inbox, the order's move and what follows from it are one transaction.
 * A payment wins over "failed" however late it comes; a second payment of the same order goes back.
 * @throws UnknownOrder, with nothing written.
 */
export async function settle(house: House, event: PaymentEvent): Promise<Verdict> {
  const now = house.clock();
  const verdict = await house.database.queries.transaction(async (tx) => {
    const [order] = await tx
      .select({ userId: orders.userId, price: orders.price, currency: orders.currency, provider: orders.provider })
      .from(orders)
      .where(eq(orders.orderId, event.orderId));
    if (order?.provider !== event.provider) throw new UnknownOrder(event.provider);
    const [mine] = await tx
      .insert(paymentEvents)
      .values({ ...event, verdict: 'again', receivedAt: now })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (!mine) return 'again';
    const reached = await apply(tx, event, order, now);
    if (reached !== 'again')
      await tx
        .update(paymentEvents)
        .set({ verdict: reached })
        .where(and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.eventId, event.eventId)));
    return reached;
  });
  if (verdict === 'mismatch') house.log(`Order ${event.orderId}: ${event.provider} tells another sum than was asked.`);
  return verdict;
}

async function apply(
  tx: Transaction,
  event: PaymentEvent,
  order: { userId: string; price: number; currency: string },
  now: Date,
): Promise<Verdict> {
  if (event.kind === 'failed') {
    const moved = await move(tx, event.orderId, 'failed', now, { failure: 'not_paid' });
    if (moved) await tx.update(purchases).set({ closesAt: null }).where(eq(purchases.orderId, event.orderId));
    return moved ? 'applied' : 'again';
  }
  if (event.amount !== order.price || event.currency !== order.currency) return 'mismatch';
  if (!(await move(tx, event.orderId, 'successful', now, { failure: null }))) return await isSurplus(tx, event, now);
  const [bought] = await tx
    .update(purchases)
    .set({ tradeId: event.tradeId, closesAt: null })
    .where(eq(purchases.orderId, event.orderId))
    .returning();
  if (!bought) throw new Error(`order ${event.orderId} buys nothing`);
  await deliver(tx, bought, order.userId, now);
  return 'applied';
}

/** What a paid order brings: coins, or days of membership. */
async function deliver(
  tx: Transaction,
  bought: typeof purchases.$inferSelect,
  userId: string,
  at: Date,
): Promise<void> {
  const { orderId, coins, vipId, days } = bought;
  if (vipId !== null) await grantMembership(tx, { orderId, userId, vipId, days, at });
  else
    await moveCoins(tx, {
      id: `topup:${orderId}`,
      debit: 'house:sales',
      credit: personAccount(userId),
      amount: coins,
      at,
    });
}

/** The order was paid before: by this very payment, or by another one, which then goes back. */
async function isSurplus(tx: Transaction, event: PaymentEvent, now: Date): Promise<Verdict> {
  const [bought] = await tx.select().from(purchases).where(eq(purchases.orderId, event.orderId));
  if (!bought || bought.tradeId === event.tradeId) return 'again';
  const [queued] = await tx
    .insert(refunds)
    .values({
      refundId: `${event.orderId}-${createHash('sha256').update(event.tradeId).digest('hex').slice(0, 16)}`,
      orderId: event.orderId,
      provider: event.provider,
      tradeId: event.tradeId,
      amount: event.amount,
      currency: event.currency,
      reason: 'surplus',
      state: 'waiting',
      runAfter: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ refundId: refunds.refundId });
  return queued ? 'surplus' : 'again';
}

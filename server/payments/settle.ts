import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { personAccount, SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { keepVerdict, receiveEvent, type Verdict } from '../ledger/payment-events.ts';
import { closeUnpaid, markPaid, type Purchase, purchaseOf } from '../ledger/purchases.ts';
import { queueRefund } from '../ledger/refunds.ts';
import { moveCoins } from '../ledger/transfer.ts';
import { transition } from '../ledger/transition.ts';
import { grantMembership } from '../membership/grant.ts';
import type { PaymentEvent } from '../ports/payment.ts';

/** An event of an order that is not here: the provider has to send it again, since the order may still be on its way. */
export class UnknownOrder extends Error {
  override readonly name = 'UnknownOrder';
}

/**
 * Applies what a provider reports, once: the inbox, the order's transition and what follows from it are one transaction.
 * A payment wins over "failed" however late it comes; a second payment of the same order goes back.
 * @throws UnknownOrder, with nothing written.
 */
export async function settle(context: ServerContext, event: PaymentEvent): Promise<Verdict> {
  const now = context.clock();
  const verdict = await context.database.queries.transaction(async (tx) => {
    const [order] = await tx
      .select({ userId: orders.userId, price: orders.price, currency: orders.currency, provider: orders.provider })
      .from(orders)
      .where(eq(orders.orderId, event.orderId));
    if (order?.provider !== event.provider) throw new UnknownOrder(event.provider);
    if (!(await receiveEvent(tx, event, now))) return 'again';
    const reached = await apply(tx, event, order, now);
    if (reached !== 'again') await keepVerdict(tx, event, reached);
    return reached;
  });
  if (verdict === 'mismatch')
    context.log(`Order ${event.orderId}: ${event.provider} reports another sum than was asked.`);
  return verdict;
}

async function apply(
  tx: Transaction,
  event: PaymentEvent,
  order: { userId: string; price: number; currency: string },
  now: Date,
): Promise<Verdict> {
  if (event.kind === 'failed') return (await closeUnpaid(tx, event.orderId, now)) ? 'applied' : 'again';
  if (event.amount !== order.price || event.currency !== order.currency) return 'mismatch';
  if (!(await transition(tx, event.orderId, 'successful', now, { failure: null })))
    return await isSurplus(tx, event, now);
  const bought = await markPaid(tx, event.orderId, event.tradeId);
  await deliver(tx, bought, order.userId, now);
  return 'applied';
}

/** What a paid order brings: coins, or days of membership. */
async function deliver(tx: Transaction, bought: Purchase, userId: string, at: Date): Promise<void> {
  const { orderId, coins, vipId, days } = bought;
  if (vipId !== null) await grantMembership(tx, { orderId, userId, vipId, days, at });
  else
    await moveCoins(tx, {
      id: `topup:${orderId}`,
      debit: SYSTEM_ACCOUNTS.sales,
      credit: personAccount(userId),
      amount: coins,
      at,
    });
}

/** The order was paid before: by this very payment, or by another one, which then goes back. */
async function isSurplus(tx: Transaction, event: PaymentEvent, now: Date): Promise<Verdict> {
  const bought = await purchaseOf(tx, event.orderId);
  if (!bought || bought.tradeId === event.tradeId) return 'again';
  const { orderId, provider, tradeId, amount, currency } = event;
  const refundId = `${orderId}-${createHash('sha256').update(tradeId).digest('hex').slice(0, 16)}`;
  const queued = await queueRefund(
    tx,
    { refundId, orderId, provider, tradeId, amount, currency, reason: 'surplus' },
    now,
  );
  return queued ? 'surplus' : 'again';
}

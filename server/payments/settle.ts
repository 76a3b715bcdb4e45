import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { personAccount, SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { keepVerdict, receiveEvent, type Verdict } from '../ledger/payment-events.ts';
import { closeUnpaid, markPaid, type Purchase, purchaseOf } from '../ledger/purchases.ts';
import { finishRefund, queueRefund } from '../ledger/refunds.ts';
import { moveCoins } from '../ledger/transfer.ts';
import { transition } from '../ledger/transition.ts';
import { grantMembership } from '../membership/grant.ts';
import type { PaymentEvent } from '../ports/payment.ts';
import { Refusal } from '../refusal.ts';
import { undoPurchase } from './refund.ts';

/** An event of an order that is not here: the provider has to send it again, since the order may still be on its way. */
export class UnknownOrder extends Error {
  override readonly name = 'UnknownOrder';
}

/**
 * Applies what a provider reports, once: the inbox, the order's transition and what follows from it are one transaction.
 * A payment wins over "failed" however late it comes; a second payment of the same order goes back.
 * @throws UnknownOrder, with nothing written.
 */
export async function settle(context: ServerContext, reported: PaymentEvent): Promise<Verdict> {
  const now = context.clock();
  const verdict = await context.database.queries.transaction(async (tx) => {
    // A shop of the same merchant may have other payments, about which the provider tells us too.
    const isForeign = reported.orderId !== null && !UUID.test(reported.orderId);
    const order = isForeign ? undefined : await orderOf(tx, reported);
    if (!order && (isForeign || reported.orderId === null)) return 'again';
    if (order?.provider !== reported.provider) throw new UnknownOrder(reported.provider);
    const event = { ...reported, orderId: order.orderId };
    if (!(await receiveEvent(tx, event, now))) return 'again';
    const reached = await apply(tx, event, order, now);
    if (reached !== 'again') await keepVerdict(tx, event, reached);
    return reached;
  });
  const which = `Order ${reported.orderId ?? `of payment ${reported.tradeId}`}`;
  if (verdict === 'mismatch')
    context.log(`${which}: ${reported.provider} reports another sum than was asked. It goes back.`, { level: 'warn' });
  if (verdict === 'open')
    context.log(`${which} was ${reported.kind} at ${reported.provider}: an operator has to look.`, { level: 'warn' });
  return verdict;
}

type KnownEvent = PaymentEvent & { readonly orderId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function orderOf(tx: Transaction, { orderId, tradeId }: PaymentEvent) {
  const [order] = await tx
    .select({
      orderId: orders.orderId,
      userId: orders.userId,
      price: orders.price,
      currency: orders.currency,
      provider: orders.provider,
      state: orders.state,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.orderId))
    .where(orderId === null ? eq(purchases.tradeId, tradeId) : eq(orders.orderId, orderId));
  return order;
}

async function apply(
  tx: Transaction,
  event: KnownEvent,
  order: { userId: string; price: number; currency: string; state: string },
  now: Date,
): Promise<Verdict> {
  if (event.kind === 'failed') return (await closeUnpaid(tx, event.orderId, now)) ? 'applied' : 'again';
  if (event.kind === 'disputed') return 'open';
  const fits = event.amount === order.price && event.currency === order.currency;
  if (event.kind === 'refunded') return order.state === 'refunded' ? 'again' : await followRefund(tx, event, fits, now);
  if (!fits) return await sendBack(tx, event, 'mismatch', now);
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
async function isSurplus(tx: Transaction, event: KnownEvent, now: Date): Promise<Verdict> {
  const bought = await purchaseOf(tx, event.orderId);
  if (!bought || bought.tradeId === event.tradeId) return 'again';
  return await sendBack(tx, event, 'surplus', now);
}

/** Money that buys nothing goes back, once for its payment. */
async function sendBack(
  tx: Transaction,
  { orderId, provider, tradeId, amount, currency }: KnownEvent,
  reason: 'surplus' | 'mismatch',
  now: Date,
): Promise<Verdict> {
  if (tradeId === '' || amount <= 0) return reason;
  const refundId = `${orderId}-${createHash('sha256').update(tradeId).digest('hex').slice(0, 16)}`;
  const queued = await queueRefund(tx, { refundId, orderId, provider, tradeId, amount, currency, reason }, now);
  return queued || reason === 'mismatch' ? reason : 'again';
}

/** The provider gave the money back by itself: so the goods go too. Part of it, or coins that are spent, are left open. */
async function followRefund(tx: Transaction, event: KnownEvent, isWhole: boolean, now: Date): Promise<Verdict> {
  if (!isWhole) return 'open';
  try {
    return await tx.transaction(async (inner) => {
      if (!(await undoPurchase(inner, event.orderId, now))) return 'open';
      await finishRefund(inner, event.orderId, now);
      return 'applied';
    });
  } catch (reason) {
    if (reason instanceof Refusal) return 'open';
    throw reason;
  }
}

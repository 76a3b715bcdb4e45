import { and, eq, isNull } from 'drizzle-orm';
import { balances } from '../database/coins.ts';
import type { Executor, Queries, Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { paymentEvents } from '../database/purchases.ts';
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
  return await queries.transaction((tx) => undoPurchase(tx, orderId, now));
}

/**
 * The same in a transaction of the caller's. @returns whether this call did it
 * @throws Refusal `balance_short` when the coins were spent meanwhile
 */
export async function undoPurchase(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
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
}

/** What the refund of an order would do, and why it cannot be done, where it cannot. */
export interface RefundPlan {
  readonly orderId: string;
  readonly userId: string;
  readonly kind: string;
  readonly state: string;
  /** Coins that it brought and are taken back; 0 where days of membership end. */
  readonly coins: number;
  readonly days: number;
  readonly price: number;
  readonly currency: string;
  readonly provider: string | null;
  /** Coins that the person has. */
  readonly balance: number;
  /** `reading`: it goes back by itself where it fails, and one that was read does not. */
  readonly obstacle: 'reading' | 'nothing_paid' | 'state' | 'disputed' | 'spent' | null;
}

/** Looks at what a refund would do; null where there is no such order. */
export async function planRefund(db: Executor, orderId: string): Promise<RefundPlan | null> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(orderId);
  const [order] = isId ? await db.select().from(orders).where(eq(orders.orderId, orderId)) : [];
  if (!order) return null;
  const bought = await purchaseOf(db, orderId);
  const [row] = await db.select({ coins: balances.coins }).from(balances).where(eq(balances.userId, order.userId));
  const { userId, kind, state, price, currency, provider } = order;
  const balance = row?.coins ?? 0;
  const coins = bought?.coins ?? 0;
  const obstacleOf = async (): Promise<RefundPlan['obstacle']> => {
    if (kind === 'reading') return 'reading';
    if (!bought || price === 0) return 'nothing_paid';
    if (state !== 'successful') return 'state';
    if (await isDisputed(db, orderId)) return 'disputed';
    return coins > balance ? 'spent' : null;
  };
  const obstacle = await obstacleOf();
  return { orderId, userId, kind, state, coins, days: bought?.days ?? 0, price, currency, provider, balance, obstacle };
}

/** The bank behind a dispute may take the money too: until somebody has marked it as handled, it must not go back twice. */
async function isDisputed(db: Executor, orderId: string): Promise<boolean> {
  const about = and(
    eq(paymentEvents.orderId, orderId),
    eq(paymentEvents.kind, 'disputed'),
    eq(paymentEvents.verdict, 'open'),
    isNull(paymentEvents.handledAt),
  );
  return (await db.$count(paymentEvents, about)) > 0;
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

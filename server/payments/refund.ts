import { eq } from 'drizzle-orm';
import { balances } from '../database/coins.ts';
import type { Executor, Queries, Transaction } from '../database/database.ts';
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
export async function refundPurchase(
  queries: Queries,
  orderId: string,
  now: Date,
  also: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    if (!(await undoPurchase(tx, orderId, now))) return false;
    await also(tx);
    return true;
  });
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

/** What the refund of an order would do. @throws Error with a sentence for the operator where it can do nothing */
export async function describeRefund(db: Executor, orderId: string): Promise<string> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(orderId);
  const [order] = isId ? await db.select().from(orders).where(eq(orders.orderId, orderId)) : [];
  if (!order) throw new Error(`There is no order "${orderId}".`);
  const bought = await purchaseOf(db, orderId);
  if (!bought || order.price === 0)
    throw new Error(
      `Order ${orderId} is a ${order.kind} that cannot be refunded: nothing was bought, or nothing paid.`,
    );
  if (order.state !== 'successful')
    throw new Error(`Order ${orderId} is ${order.state}: only a paid one can be refunded.`);
  const [row] = await db.select({ coins: balances.coins }).from(balances).where(eq(balances.userId, order.userId));
  if (bought.coins > (row?.coins ?? 0))
    throw new Error(
      `Order ${orderId} brought ${bought.coins} coins, of which the balance has ${row?.coins ?? 0}: they are spent.`,
    );
  const given = bought.coins > 0 ? `${bought.coins} coins are taken back` : `${bought.days} days of membership end`;
  return `${given}, ${order.price} ${order.currency}${order.provider === null ? 's go back to the balance' : ` (minor units) go back by ${order.provider}`}.`;
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

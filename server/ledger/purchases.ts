import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Queries, Transaction } from '../database/database.ts';
import { purchases } from '../database/purchases.ts';
import { transition } from './transition.ts';

export type Purchase = typeof purchases.$inferSelect;

/** How an open payment is paid, kept once: the first way that the provider gave stays. */
export async function keepWayToPay(
  queries: Queries,
  orderId: string,
  way: Pick<Purchase, 'payUrl' | 'payParams' | 'payRef'>,
): Promise<void> {
  const { payUrl, payParams, payRef } = way;
  await queries
    .update(purchases)
    .set({ payUrl, payParams, payRef })
    .where(isOf(orderId, isNull(purchases.payUrl)));
}

/** Writes down that the provider is asked now. @returns false where it was asked after `since`: then nothing is written */
export async function markAsked(queries: Queries, orderId: string, now: Date, since?: Date): Promise<boolean> {
  const due = since && or(isNull(purchases.askedAt), lte(purchases.askedAt, since));
  const asked = await queries
    .update(purchases)
    .set({ askedAt: now })
    .where(isOf(orderId, due))
    .returning({ orderId: purchases.orderId });
  return asked.length === 1;
}

/** Open payments whose time is over, those first that were not asked about for longest. */
export async function lapsedPurchases(
  queries: Queries,
  now: Date,
  most: number,
): Promise<Pick<Purchase, 'orderId' | 'closesAt'>[]> {
  return await queries
    .select({ orderId: purchases.orderId, closesAt: purchases.closesAt })
    .from(purchases)
    .where(lte(purchases.closesAt, now))
    .orderBy(sql`${purchases.askedAt} nulls first`)
    .limit(most);
}

/** An order that nobody paid has failed and is no longer open. @returns whether this call did it. */
export async function closeUnpaid(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const closed = await transition(tx, orderId, 'failed', now, { failure: 'not_paid' });
  await tx.update(purchases).set({ closesAt: null }).where(eq(purchases.orderId, orderId));
  return closed;
}

/** The payment that counted; the order is no longer open. @returns what was bought. */
export async function markPaid(tx: Transaction, orderId: string, tradeId: string): Promise<Purchase> {
  const [bought] = await tx
    .update(purchases)
    .set({ tradeId, closesAt: null })
    .where(eq(purchases.orderId, orderId))
    .returning();
  if (!bought) throw new Error(`order ${orderId} buys nothing`);
  return bought;
}

export async function purchaseOf(db: Executor, orderId: string): Promise<Purchase | undefined> {
  const [bought] = await db.select().from(purchases).where(eq(purchases.orderId, orderId));
  return bought;
}

function isOf(orderId: string, more: SQL | undefined): SQL | undefined {
  return and(eq(purchases.orderId, orderId), more);
}

import { eq, sql } from 'drizzle-orm';
import type { Executor, Queries, Transaction } from '../database/database.ts';
import { refunds } from '../database/purchases.ts';

export type Refund = typeof refunds.$inferSelect;
type NewRefund = Pick<Refund, 'refundId' | 'orderId' | 'provider' | 'tradeId' | 'amount' | 'currency' | 'reason'>;

/** How long one server has for a refund before another takes it up. */
const LEASE_MS = 60_000;
/** Between two tries: doubled with each, up to the longest. */
const FIRST_RETRY_DELAY_MS = 5000;
const MAX_RETRY_DELAY_MS = 3_600_000;
const MAX_DOUBLINGS = 16;

/** Promises money back, once for its number. @returns whether this call did it. */
export async function queueRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<boolean> {
  const queued = await tx
    .insert(refunds)
    .values({ ...refund, state: 'waiting', runAfter: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ refundId: refunds.refundId });
  return queued.length === 1;
}

/** The next due refund. Its time is set on first, so that it comes again if this server dies with it. */
export async function claimRefund(queries: Queries, now: Date): Promise<Refund | null> {
  const moment = now.toISOString();
  const delay = sql`least(${MAX_RETRY_DELAY_MS}::integer, ${FIRST_RETRY_DELAY_MS}::integer * power(2, least(${refunds.attempts}, ${MAX_DOUBLINGS}::integer)))`;
  const [due] = await queries
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      runAfter: sql`${moment}::timestamptz + greatest(${LEASE_MS}::integer, ${delay}) * interval '1 millisecond'`,
    })
    .where(
      sql`${refunds.refundId} = (select refund_id from refunds where state = 'waiting' and run_after <= ${moment} order by run_after limit 1 for update skip locked)`,
    )
    .returning();
  return due ?? null;
}

/** The provider has confirmed that the money is back. */
export async function finishRefund(db: Executor, refundId: string, now: Date): Promise<void> {
  await db.update(refunds).set({ state: 'done', doneAt: now }).where(eq(refunds.refundId, refundId));
}

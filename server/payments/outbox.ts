import { eq, sql } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { refunds } from '../database/purchases.ts';
import { nameFault } from '../log.ts';

/** Milliseconds: how long one server has for a refund before another takes it up; the longest breath between two tries. */
const LEASE = 60_000;
const LONGEST_BREATH = 3_600_000;
const BREATH = 5000;

/** Sends the money that is waiting to go back, one after another, until nothing is due. @returns how many are through. */
export async function sendRefunds(house: House, stop?: AbortSignal): Promise<number> {
  const { queries } = house.database;
  let through = 0;
  while (!stop?.aborted) {
    const due = await claim(queries, house.clock());
    if (!due) break;
    const { refundId, attempts } = due;
    try {
      if (await sendOne(house, due)) through += 1;
    } catch (reason) {
      house.log(`Refund ${refundId}, attempt ${attempts}: ${due.provider} did not take it. ${nameFault(reason)}`);
    }
  }
  return through;
}

type Refund = typeof refunds.$inferSelect;

/** The next due refund. Its time is set on first, so that it comes again if this server dies with it. */
async function claim(queries: Queries, now: Date): Promise<Refund | null> {
  const moment = now.toISOString();
  const [due] = await queries
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      runAfter: sql`${moment}::timestamptz + greatest(${LEASE}::integer, least(${LONGEST_BREATH}::integer, ${BREATH}::integer * power(2, least(${refunds.attempts}, 16)))) * interval '1 millisecond'`,
    })
    .where(
      sql`${refunds.refundId} = (select refund_id from refunds where state = 'waiting' and run_after <= ${moment} order by run_after limit 1 for update skip locked)`,
    )
    .returning();
  return due ?? null;
}

/** @returns whether the money is back; otherwise it is asked about again later. */
async function sendOne(house: House, due: Refund): Promise<boolean> {
  const { queries } = house.database;
  const payment = house.providers.payments.find((one) => one.provider === due.provider);
  if (!payment) throw new Error(`${due.provider} is not set up on this server`);
  const [order] = await queries.select({ total: orders.price }).from(orders).where(eq(orders.orderId, due.orderId));
  const { refundId, orderId, tradeId, amount, currency } = due;
  const told = await payment.refund({ refundId, orderId, tradeId, amount, total: order?.total ?? amount, currency });
  if (told !== 'done') return false;
  await queries.update(refunds).set({ state: 'done', doneAt: house.clock() }).where(eq(refunds.refundId, refundId));
  return true;
}

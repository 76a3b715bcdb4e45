import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { paymentEvents, refunds } from '../database/purchases.ts';

const MAX_EVENTS = 200;
/** As the index of them has it. */
const TO_LOOK_AT = sql`${paymentEvents.verdict} in ('mismatch', 'open')`;

export interface EventToLookAt {
  readonly receivedAt: Date;
  readonly provider: string;
  readonly kind: string;
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Where its money goes back by itself: waiting or done. */
  readonly refund: string | null;
}

/** Each event that did not fit the books: another sum, a dispute, money that went back without its coins; the newest first. */
export async function eventsToLookAt(db: Executor): Promise<EventToLookAt[]> {
  return await db
    .select({
      receivedAt: paymentEvents.receivedAt,
      provider: paymentEvents.provider,
      kind: paymentEvents.kind,
      orderId: paymentEvents.orderId,
      amount: paymentEvents.amount,
      currency: paymentEvents.currency,
      refund: refunds.state,
    })
    .from(paymentEvents)
    .leftJoin(refunds, and(eq(refunds.orderId, paymentEvents.orderId), eq(refunds.tradeId, paymentEvents.tradeId)))
    .where(TO_LOOK_AT)
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(MAX_EVENTS);
}

/** How many of them came since a time. */
export async function countToLookAt(db: Executor, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentEvents)
    .where(and(TO_LOOK_AT, gte(paymentEvents.receivedAt, since)));
  return row?.count ?? 0;
}

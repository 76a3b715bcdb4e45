import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { paymentEvents, refunds } from '../database/purchases.ts';

const MAX_EVENTS = 200;
/** As the index of them has it. */
const TO_LOOK_AT = sql`${paymentEvents.verdict} in ('mismatch', 'open')`;

export interface EventToLookAt {
  readonly receivedAt: Date;
  readonly provider: string;
  /** With the provider it names the event. */
  readonly eventId: string;
  readonly kind: string;
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Where its money goes back by itself: waiting or done. */
  readonly refund: string | null;
  /** When an operator marked it as handled. */
  readonly handledAt: Date | null;
}

/**
 * Each event that did not fit the books: another sum, a dispute, money that went back without its coins; the newest first.
 * Those that nobody has handled, or those that somebody has.
 */
export async function eventsToLookAt(db: Executor, handled = false): Promise<EventToLookAt[]> {
  return await db
    .select({
      receivedAt: paymentEvents.receivedAt,
      provider: paymentEvents.provider,
      eventId: paymentEvents.eventId,
      kind: paymentEvents.kind,
      orderId: paymentEvents.orderId,
      amount: paymentEvents.amount,
      currency: paymentEvents.currency,
      refund: refunds.state,
      handledAt: paymentEvents.handledAt,
    })
    .from(paymentEvents)
    .leftJoin(refunds, and(eq(refunds.orderId, paymentEvents.orderId), eq(refunds.tradeId, paymentEvents.tradeId)))
    .where(and(TO_LOOK_AT, handled ? isNotNull(paymentEvents.handledAt) : isNull(paymentEvents.handledAt)))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(MAX_EVENTS);
}

/** How many of those that nobody has handled came since a time. */
export async function countToLookAt(db: Executor, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paymentEvents)
    .where(and(TO_LOOK_AT, isNull(paymentEvents.handledAt), gte(paymentEvents.receivedAt, since)));
  return row?.count ?? 0;
}

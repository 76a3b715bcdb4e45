import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { paymentEvents } from '../database/purchases.ts';

/**
 * applied: it changed the order. again: received before. surplus: paid a second time. mismatch: not the order's sum. open:
 * the books could not follow it, an operator has to look.
 */
export type Verdict = 'applied' | 'again' | 'surplus' | 'mismatch' | 'open';

export type ReceivedEvent = Omit<typeof paymentEvents.$inferInsert, 'verdict' | 'receivedAt'>;

/** Writes an event into the inbox. @returns false for one that was there before. */
export async function receiveEvent(tx: Transaction, event: ReceivedEvent, now: Date): Promise<boolean> {
  const [mine] = await tx
    .insert(paymentEvents)
    .values({ ...event, verdict: 'again' satisfies Verdict, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return mine !== undefined;
}

/** What became of an event; until it is written, an event counts as received before. */
export async function keepVerdict(
  tx: Transaction,
  { provider, eventId }: Pick<ReceivedEvent, 'provider' | 'eventId'>,
  verdict: Verdict,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ verdict })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

/** Verdicts that an operator has to look at. */
const TO_LOOK_AT: readonly Verdict[] = ['mismatch', 'open'];

/**
 * Marks an event that an operator had to look at as handled, or takes the mark away; one that is marked keeps its time.
 * @returns the time of the mark, or null without one; undefined where there is no such event
 */
export async function markHandled(
  db: Executor,
  { provider, eventId }: Pick<ReceivedEvent, 'provider' | 'eventId'>,
  handledAt: Date | null,
): Promise<Date | null | undefined> {
  const mark = handledAt && sql`coalesce(${paymentEvents.handledAt}, ${handledAt.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(paymentEvents)
    .set({ handledAt: mark })
    .where(
      and(
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.eventId, eventId),
        inArray(paymentEvents.verdict, [...TO_LOOK_AT]),
      ),
    )
    .returning({ handledAt: paymentEvents.handledAt });
  return row?.handledAt;
}

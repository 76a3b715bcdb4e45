import { and, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { ANSWER_WITHIN_MS } from '../../src/domain/desk/hours.ts';
import type { ServerContext } from '../core/context.ts';
import type { Queries, Transaction } from '../database/database.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { readings } from '../database/readings.ts';
import { transition } from '../ledger/transition.ts';
import { Refusal } from '../refusal.ts';

/** How long a reader may be silent before the question lies on the desk again. */
const HOLD_MS = 2 * 3_600_000;

/**
 * Gives a question to one reader: of any number who reach for it at once, one gets it and the others wait for nobody.
 * Nobody reads for themselves, and nothing is taken up whose time is over.
 */
export async function claimQuestion(queries: Queries, readerId: string, orderId: string, now: Date): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    const free = tx
      .select({ jobId: jobs.jobId })
      .from(jobs)
      .innerJoin(orders, eq(orders.orderId, jobs.orderId))
      .where(and(eq(jobs.orderId, orderId), onDeskFor(readerId, now)))
      .for('update', { of: jobs, skipLocked: true });
    const [job] = await tx
      .update(jobs)
      .set({ state: 'held', readerId, attempt: sql`${jobs.attempt} + 1`, leaseUntil: heldFrom(now) })
      .where(and(eq(jobs.state, 'desk'), eq(jobs.jobId, sql`(${free})`)))
      .returning({ attempt: jobs.attempt });
    if (!job) return false;
    if (!(await transition(tx, orderId, 'writing', now))) throw new Refusal('desk_taken');
    await tx.update(readings).set({ attempt: job.attempt }).where(eq(readings.orderId, orderId));
    return true;
  });
}

/** What lies on the desk for a reader: of others, and still in time. Needs jobs and orders. */
export function onDeskFor(readerId: string, now: Date): SQL | undefined {
  return and(
    eq(jobs.state, 'desk'),
    ne(orders.userId, readerId),
    gt(orders.createdAt, new Date(now.getTime() - ANSWER_WITHIN_MS)),
  );
}

/** Held by this reader now. */
export function heldBy(readerId: string, orderId: string): SQL | undefined {
  return and(eq(jobs.orderId, orderId), eq(jobs.readerId, readerId), eq(jobs.state, 'held'));
}

export function heldFrom(now: Date): Date {
  return new Date(now.getTime() + HOLD_MS);
}

/** Lays what is held under a condition back on the desk. @returns how many. */
export async function returnToDesk(tx: Transaction, which: SQL | undefined, now: Date): Promise<number> {
  const laid = await tx
    .update(jobs)
    .set({ state: 'desk', readerId: null, leaseUntil: null })
    .where(and(eq(jobs.state, 'held'), which))
    .returning({ orderId: jobs.orderId });
  for (const { orderId } of laid) await transition(tx, orderId, 'waiting', now);
  return laid.length;
}

/** What a silent reader held lies on the desk again, and its person sees it wait. */
export async function returnSilent({ database, clock }: ServerContext): Promise<void> {
  const now = clock();
  await database.queries.transaction((tx) => returnToDesk(tx, lte(jobs.leaseUntil, now), now));
}

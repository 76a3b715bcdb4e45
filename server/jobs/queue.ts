import { and, eq, inArray, sql } from 'drizzle-orm';
import { ANSWER_WITHIN_MS } from '../../src/domain/desk/hours.ts';
import type { ServerContext } from '../core/context.ts';
import { oneByOne } from '../core/one-by-one.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { readings } from '../database/readings.ts';
import { claimReadingJobs, type Job, type ReadingJob } from '../ledger/reading-jobs.ts';
import { refundReading } from '../ledger/refund-reading.ts';

/** How long a writer may be silent before another takes its job. */
export const LEASE_MS = 10_000;
/** However often servers stop and give it back. */
const MAX_STARTS = 12;
/** After so many failures, lost leases among them, the coins go back. */
const MAX_FAILURES = 3;
/** Before the second try; the third waits twice as long. */
const RETRY_DELAY_MS = 1500;
/** Late readings that one sweep looks at. */
const MAX_LATE = 200;

/** Jobs for a writer with so many free hands. A job that was started or failed too often is given up instead. */
export async function claimJobs(database: Database, hands: number, now: Date): Promise<ReadingJob[]> {
  const { claimed, spent } = await claimReadingJobs(database, {
    hands,
    maxStarts: MAX_STARTS,
    maxFailures: MAX_FAILURES,
    now,
    leaseUntil: leaseFrom(now),
  });
  for (const job of spent) await database.queries.transaction((tx) => giveUp(tx, job, now));
  return claimed;
}

/** Writes a part and renews the lease in one statement. @returns false when the job is somebody else's by now. */
export async function writePart(queries: Queries, job: Job, seq: number, text: string, now: Date): Promise<boolean> {
  const written = await queries.execute(sql`
    with mine as (
      update ${jobs} set lease_until = ${leaseFrom(now).toISOString()}
      where job_id = ${job.jobId} and attempt = ${job.attempt} and state = 'running' returning order_id
    )
    insert into parts (order_id, attempt, seq, text)
    select order_id, ${job.attempt}::integer, ${seq}::integer, ${text} from mine`);
  return written.rowCount === 1;
}

/** A model may think for long before its first word. */
export async function renewLease(queries: Queries, job: Job, now: Date): Promise<boolean> {
  const renewed = await queries
    .update(jobs)
    .set({ leaseUntil: leaseFrom(now) })
    .where(mine(job))
    .returning({ jobId: jobs.jobId });
  return renewed.length === 1;
}

/** Tries again after a while, or gives the coins back. @returns whether it was given up. */
export async function failJob(queries: Queries, job: Job, now: Date): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    const [failed] = await tx
      .update(jobs)
      .set({
        state: 'queued',
        failures: sql`${jobs.failures} + 1`,
        runAfter: sql`${now.toISOString()}::timestamptz + (${jobs.failures} + 1) * ${RETRY_DELAY_MS}::integer * interval '1 millisecond'`,
      })
      .where(mine(job))
      .returning({ failures: jobs.failures });
    if (!failed || failed.failures < MAX_FAILURES) return false;
    await giveUp(tx, job, now);
    return true;
  });
}

/** A server that stops gives its work back at once; that is no failure of the job. */
export async function releaseJob(queries: Queries, job: Job, now: Date): Promise<void> {
  await queries.update(jobs).set({ state: 'queued', runAfter: now }).where(mine(job));
}

/** Fails the job and gives the coins back, unless its writer came through or another has begun meanwhile. */
async function giveUp(tx: Transaction, { jobId, orderId, attempt }: Job, now: Date): Promise<void> {
  const failed = await tx
    .update(jobs)
    .set({ state: 'failed' })
    .where(and(eq(jobs.jobId, jobId), eq(jobs.attempt, attempt), inArray(jobs.state, ['queued', 'running'])))
    .returning({ jobId: jobs.jobId });
  if (failed.length === 1) await refundReading(tx, orderId, 'interpretation_failed', now);
}

/** Refunds what nobody served in time, once. @returns how many. */
export async function refundLate(context: ServerContext): Promise<number> {
  const { queries } = context.database;
  const now = context.clock();
  const before = new Date(now.getTime() - ANSWER_WITHIN_MS);
  const late = await queries
    .select({ orderId: orders.orderId, level: readings.level })
    .from(orders)
    .innerJoin(readings, eq(readings.orderId, orders.orderId))
    .where(
      sql`${orders.kind} = 'reading' and ${orders.state} in ('waiting', 'writing') and ${orders.createdAt} < ${before.toISOString()}`,
    )
    .limit(MAX_LATE);
  const refunded = await oneByOne(context, 'The refund of a late reading', late, ({ orderId, level }) => {
    const failure = level === 'person' ? 'answer_late' : 'interpretation_failed';
    return queries.transaction((tx) => callOff(tx, orderId, failure, now));
  });
  context.metrics.refunded('reading', refunded);
  return refunded;
}

/** Fails the job of a reading that is not served and gives the coins back. @returns whether this call did it. */
export async function callOff(tx: Transaction, orderId: string, failure: string, now: Date): Promise<boolean> {
  await tx
    .update(jobs)
    .set({ state: 'failed' })
    .where(and(eq(jobs.orderId, orderId), inArray(jobs.state, ['queued', 'running', 'desk', 'held'])));
  return await refundReading(tx, orderId, failure, now);
}

function mine(job: Job) {
  return and(eq(jobs.jobId, job.jobId), eq(jobs.attempt, job.attempt), eq(jobs.state, 'running'));
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

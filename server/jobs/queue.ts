import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database.ts';
import { jobs, orders, readings } from '../database/schema.ts';
import { move, refundReading } from '../ledger/orders.ts';

/** Milliseconds that a writer may be silent before another takes its job. */
export const LEASE = 10_000;
/** After so many failures the coins go back; a job that kills its server ends by its starts. */
const FAILURES = 3;
const STARTS = 12;
const BREATH = 1500;

export interface Job {
  readonly jobId: string;
  readonly orderId: string;
  readonly attempt: number;
}

/** The next due job, leased to whoever asks: queued, or left by a writer that fell silent. */
export async function claimJob(queries: Queries, now: Date): Promise<Job | null> {
  return await queries.transaction(async (tx) => {
    const due = sql`(${jobs.state} = 'queued' and ${jobs.runAfter} <= ${now.toISOString()}) or (${jobs.state} = 'running' and ${jobs.leaseUntil} <= ${now.toISOString()})`;
    const [free] = await tx
      .select({ jobId: jobs.jobId, orderId: jobs.orderId, attempt: jobs.attempt })
      .from(jobs)
      .where(due)
      .orderBy(jobs.runAfter)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!free) return null;
    const job = { ...free, attempt: free.attempt + 1 };
    if (free.attempt >= STARTS) {
      await giveUp(tx, job, now);
      return null;
    }
    await tx
      .update(jobs)
      .set({ state: 'running', attempt: job.attempt, leaseUntil: leaseFrom(now) })
      .where(eq(jobs.jobId, job.jobId));
    if (!(await move(tx, job.orderId, 'writing', now))) {
      await tx.update(jobs).set({ state: 'failed' }).where(eq(jobs.jobId, job.jobId));
      return null;
    }
    await tx.update(readings).set({ attempt: job.attempt }).where(eq(readings.orderId, job.orderId));
    return job;
  });
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

/** The text is whole: the order is served by this attempt, unless it went back to its price meanwhile. */
export async function finishJob(queries: Queries, job: Job, source: string, now: Date): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    if (!(await endJob(tx, job, 'done'))) return false;
    if (await move(tx, job.orderId, 'served', now, { source })) return true;
    return tx.rollback();
  });
}

/** Tries again after a breath, or gives the coins back. @returns whether it was given up. */
export async function failJob(queries: Queries, job: Job, now: Date): Promise<boolean> {
  return await queries.transaction(async (tx) => {
    const [failed] = await tx
      .update(jobs)
      .set({
        state: 'queued',
        failures: sql`${jobs.failures} + 1`,
        runAfter: sql`${now.toISOString()}::timestamptz + (${jobs.failures} + 1) * ${BREATH}::integer * interval '1 millisecond'`,
      })
      .where(mine(job))
      .returning({ failures: jobs.failures });
    if (!failed || failed.failures < FAILURES) return false;
    await giveUp(tx, job, now);
    return true;
  });
}

/** A server that stops gives its work back at once; that is no failure of the job. */
export async function releaseJob(queries: Queries, job: Job, now: Date): Promise<void> {
  await queries.update(jobs).set({ state: 'queued', runAfter: now }).where(mine(job));
}

async function giveUp(tx: Transaction, job: Job, now: Date): Promise<void> {
  await tx.update(jobs).set({ state: 'failed' }).where(eq(jobs.jobId, job.jobId));
  await refundReading(tx, job.orderId, 'interpretation_failed', now);
}

/** Refunds what nobody served in time, once. @returns how many. */
export async function refundLate(queries: Queries, before: Date, now: Date): Promise<number> {
  let refunded = 0;
  const late = await queries
    .select({ orderId: orders.orderId, level: readings.level })
    .from(orders)
    .innerJoin(readings, eq(readings.orderId, orders.orderId))
    .where(
      sql`${orders.kind} = 'reading' and ${orders.state} in ('waiting', 'writing') and ${orders.createdAt} < ${before.toISOString()}`,
    )
    .limit(200);
  for (const { orderId, level } of late) {
    const failure = level === 'person' ? 'answer_late' : 'interpretation_failed';
    await queries.transaction(async (tx) => {
      await tx
        .update(jobs)
        .set({ state: 'failed' })
        .where(and(eq(jobs.orderId, orderId), sql`${jobs.state} in ('queued', 'running', 'desk', 'held')`));
      if (await refundReading(tx, orderId, failure, now)) refunded += 1;
    });
  }
  return refunded;
}

function mine(job: Job) {
  return and(eq(jobs.jobId, job.jobId), eq(jobs.attempt, job.attempt), eq(jobs.state, 'running'));
}

async function endJob(tx: Transaction, job: Job, state: 'done' | 'failed'): Promise<boolean> {
  const ended = await tx.update(jobs).set({ state }).where(mine(job)).returning({ jobId: jobs.jobId });
  return ended.length === 1;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE);
}

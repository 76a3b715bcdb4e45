import { and, eq, inArray, sql } from 'drizzle-orm';
import { ANSWER_WITHIN } from '../../src/domain/desk/hours.ts';
import type { House } from '../core/context.ts';
import { oneByOne } from '../core/one-by-one.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { readings } from '../database/readings.ts';
import { refundReading } from '../ledger/orders.ts';

/** Milliseconds that a writer may be silent before another takes its job. */
export const LEASE = 10_000;
/** After so many failures the coins go back. */
const FAILURES = 3;
const BREATH = 1500;

export interface Job {
  readonly jobId: string;
  readonly orderId: string;
  readonly attempt: number;
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

/** A job that is ours and an order that is not: what cannot be breaks the statement, and nothing of it is written. */
const FINISH = `with done as (
  update jobs set state = 'done' where job_id = $1 and attempt = $2 and state = 'running' returning order_id
), part as (
  insert into parts (order_id, attempt, seq, text) select order_id, $2, $3::integer, $4::text from done
), served as (
  update orders set state = 'served', served_at = $5::timestamptz, updated_at = $5::timestamptz, source = $6
  from done where orders.order_id = done.order_id and orders.state = 'writing' returning 1
)
select count(*)::integer / (select count(*) from served) as done from done having count(*) > 0`;

/** The text is whole with this last part: the order is served by this attempt, unless it went back to its price. */
export async function finishJob(
  database: Database,
  job: Job,
  last: { seq: number; text: string },
  source: string,
  now: Date,
): Promise<boolean> {
  const values = [job.jobId, job.attempt, last.seq, last.text, now.toISOString(), source];
  const { rowCount } = await database.pool.query({ name: 'finish_job', text: FINISH, values });
  return rowCount === 1;
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

/** Fails the job and gives the coins back, unless its writer came through or another has begun meanwhile. */
export async function giveUp(tx: Transaction, { jobId, orderId, attempt }: Job, now: Date): Promise<void> {
  const failed = await tx
    .update(jobs)
    .set({ state: 'failed' })
    .where(and(eq(jobs.jobId, jobId), eq(jobs.attempt, attempt), inArray(jobs.state, ['queued', 'running'])))
    .returning({ jobId: jobs.jobId });
  if (failed.length === 1) await refundReading(tx, orderId, 'interpretation_failed', now);
}

/** Refunds what nobody served in time, once. @returns how many. */
export async function refundLate(house: House): Promise<number> {
  const { queries } = house.database;
  const now = house.clock();
  const before = new Date(now.getTime() - ANSWER_WITHIN);
  const late = await queries
    .select({ orderId: orders.orderId, level: readings.level })
    .from(orders)
    .innerJoin(readings, eq(readings.orderId, orders.orderId))
    .where(
      sql`${orders.kind} = 'reading' and ${orders.state} in ('waiting', 'writing') and ${orders.createdAt} < ${before.toISOString()}`,
    )
    .limit(200);
  return await oneByOne(house, 'The refund of a late reading', late, ({ orderId, level }) => {
    const failure = level === 'person' ? 'answer_late' : 'interpretation_failed';
    return queries.transaction((tx) => callOff(tx, orderId, failure, now));
  });
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

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE);
}

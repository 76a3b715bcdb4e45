import type { SealedDraw } from '../../src/contract/draw.ts';
import type { MatterChange } from '../../src/contract/matter.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Topic } from '../../src/domain/topic.ts';
import type { Database } from '../database/database.ts';
import type { Matter } from '../database/matter.ts';

/** A job that a writer has leased; `attempt` is its number among the starts. */
export interface Job {
  readonly jobId: string;
  readonly orderId: string;
  readonly attempt: number;
}

/** A leased job with what is to be read. */
export interface ReadingJob extends Job {
  readonly question: string;
  readonly topic: Topic;
  readonly language: Language;
  readonly spreadId: number | null;
  readonly draw: SealedDraw | null;
  readonly matter: Matter | null;
  readonly matterChange: MatterChange | null;
}

/**
 * Leases what is due, starts it and brings its question along: one statement for as many jobs as there are hands. A lease
 * that was lost is a failure: a text that stops its server would else go from one server to the next.
 */
const CLAIM = `with due as (
  select job_id, order_id, attempt, failures + (state = 'running')::integer as failures from jobs
  where (state = 'queued' and run_after <= $1::timestamptz) or (state = 'running' and lease_until <= $1::timestamptz)
  order by run_after limit $2 for update skip locked
), started as (
  update jobs set state = 'running', attempt = jobs.attempt + 1, failures = due.failures, lease_until = $3::timestamptz
  from due, orders where jobs.job_id = due.job_id and due.attempt < $4::integer and due.failures < $5::integer
    and orders.order_id = due.order_id and orders.state in ('waiting', 'writing')
  returning jobs.job_id, jobs.order_id, jobs.attempt
), begun as (
  update orders set state = 'writing', updated_at = $1::timestamptz from started
  where orders.order_id = started.order_id and orders.state in ('waiting', 'writing')
), text as (
  update readings set attempt = started.attempt from started where readings.order_id = started.order_id
  returning readings.order_id, question, topic, language, spread_id, draw, matter, matter_change
)
select due.job_id as "jobId", due.order_id as "orderId", due.attempt as "was", started.attempt,
  question, topic, language, spread_id as "spreadId", draw, matter, matter_change as "matterChange"
from due left join started on started.job_id = due.job_id left join text on text.order_id = due.order_id`;

type Row = { jobId: string; orderId: string; was: number; attempt: number | null } & Omit<ReadingJob, keyof Job>;

/**
 * At most `hands` due jobs, queued or left by a writer that fell silent, with their orders in writing: leased until
 * `leaseUntil`, or spent where `maxStarts` or `maxFailures` were made already.
 */
export async function claimReadingJobs(
  database: Database,
  claim: { hands: number; maxStarts: number; maxFailures: number; now: Date; leaseUntil: Date },
): Promise<{ claimed: ReadingJob[]; spent: Job[] }> {
  const { hands, maxStarts, maxFailures, now, leaseUntil } = claim;
  const values = [now.toISOString(), hands, leaseUntil.toISOString(), maxStarts, maxFailures];
  const { rows } = await database.pool.query<Row>({ name: 'claim_jobs', text: CLAIM, values });
  const claimed: ReadingJob[] = [];
  const spent: Job[] = [];
  for (const { was, attempt, ...row } of rows) {
    if (attempt !== null) claimed.push({ ...row, attempt });
    else spent.push({ ...row, attempt: was });
  }
  return { claimed, spent };
}

/** A job that is ours and an order that is not: what cannot be breaks the statement, and nothing of it is written. */
const FINISH = `with done as (
  update jobs set state = 'done' where job_id = $1 and attempt = $2 and state = 'running' returning order_id
), part as (
  insert into parts (order_id, attempt, seq, text) select order_id, $2, $3::integer, $4::text from done
), given_up as (
  delete from parts using done where parts.order_id = done.order_id and parts.attempt < $2
), served as (
  update orders set state = 'served', served_at = $5::timestamptz, updated_at = $5::timestamptz, source = $6
  from done where orders.order_id = done.order_id and orders.state = 'writing' returning 1
)
select count(*)::integer / (select count(*) from served) as done from done having count(*) > 0`;

/**
 * The text is whole with this last part: the order is served by this attempt.
 * @returns false when the job is another writer's by now. @throws where the order was refunded; then nothing is written
 */
export async function serveReading(
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

import type { SealedDraw } from '../../src/contract/draw.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Topic } from '../../src/domain/topic.ts';
import type { Database } from '../database/database.ts';
import type { Matter } from '../database/matter.ts';
import { giveUp, type Job, leaseFrom } from './queue.ts';

/** A job that kills its server ends by its starts. */
const STARTS = 12;

/** A leased job with what is to be read. */
export interface Work extends Job {
  readonly question: string;
  readonly topic: Topic;
  readonly language: Language;
  readonly spreadId: number | null;
  readonly draw: SealedDraw | null;
  readonly matter: Matter | null;
}

/** Leases what is due, starts it and brings its question along: one statement for as many jobs as there are hands. */
const CLAIM = `with due as (
  select job_id, order_id, attempt from jobs
  where (state = 'queued' and run_after <= $1::timestamptz) or (state = 'running' and lease_until <= $1::timestamptz)
  order by run_after limit $2 for update skip locked
), started as (
  update jobs set state = 'running', attempt = jobs.attempt + 1, lease_until = $3::timestamptz
  from due, orders where jobs.job_id = due.job_id and due.attempt < ${STARTS}
    and orders.order_id = due.order_id and orders.state in ('waiting', 'writing')
  returning jobs.job_id, jobs.order_id, jobs.attempt
), moved as (
  update orders set state = 'writing', updated_at = $1::timestamptz from started
  where orders.order_id = started.order_id and orders.state in ('waiting', 'writing')
), text as (
  update readings set attempt = started.attempt from started where readings.order_id = started.order_id
  returning readings.order_id, question, topic, language, spread_id, draw, matter
)
select due.job_id as "jobId", due.order_id as "orderId", due.attempt as "was", started.attempt,
  question, topic, language, spread_id as "spreadId", draw, matter
from due left join started on started.job_id = due.job_id left join text on text.order_id = due.order_id`;

type Row = { jobId: string; orderId: string; was: number; attempt: number | null } & Omit<Work, keyof Job>;

/** At most `hands` due jobs, leased to whoever asks: queued, or left by a writer that fell silent. */
export async function claimJobs(database: Database, hands: number, now: Date): Promise<Work[]> {
  const values = [now.toISOString(), hands, leaseFrom(now).toISOString()];
  const { rows } = await database.pool.query<Row>({ name: 'claim_jobs', text: CLAIM, values });
  const claimed: Work[] = [];
  for (const { was, attempt, ...row } of rows) {
    if (attempt !== null) claimed.push({ ...row, attempt });
    else await database.queries.transaction((tx) => giveUp(tx, { ...row, attempt: was }, now));
  }
  return claimed;
}

import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { jobs } from '../database/jobs.ts';
import { allowances } from '../database/memberships.ts';
import { paymentEvents } from '../database/purchases.ts';
import { keys } from '../database/shared.ts';
import { allowanceDay } from './allowances.ts';

const DAY_MS = 86_400_000;

/** In days. What is money (orders, transfers, what was bought, refunds, what changed an order) is kept for good. */
export const KEPT_DAYS = {
  /** A phone that was without a connection for so long sends the same act again. */
  keys: 180,
  /** What a provider reported a second time. */
  repeatedEvents: 400,
  allowances: 90,
  /** Of texts that nobody signed: the name of a human reader stands in the job. */
  jobs: 90,
} as const;

/** Forgets what the books need no more. @returns how many rows went */
export async function forgetOldInBooks(queries: Queries, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const moment = (days: number) => before(days).toISOString();
  let gone = await deleteOld(queries, keys, lt(keys.createdAt, before(KEPT_DAYS.keys)));
  gone += await deleteOld(
    queries,
    paymentEvents,
    sql`${paymentEvents.verdict} = 'again' and ${paymentEvents.receivedAt} < ${moment(KEPT_DAYS.repeatedEvents)}`,
  );
  gone += await deleteOld(queries, allowances, lt(allowances.day, allowanceDay(before(KEPT_DAYS.allowances))));
  for (const state of ['done', 'failed'])
    gone += await deleteOld(
      queries,
      jobs,
      sql`${jobs.state} = ${state} and ${jobs.runAfter} < ${moment(KEPT_DAYS.jobs)} and ${jobs.readerId} is null`,
    );
  return gone;
}

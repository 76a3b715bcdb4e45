import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { ANSWER_WITHIN_MS } from '../../src/domain/desk/hours.ts';
import type { ServerContext } from '../core/context.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';

/** Whoever waits behind so many knows enough. */
const MAX_COUNTED = 1000;
/** So many answers make a habit. */
const MEDIAN_OF_LAST = 21;

/** How many questions wait, and how many minutes an answer took: the median of the last ones, null where there is none. */
export async function deskPace({ database: { queries }, clock }: ServerContext) {
  const fresh = gt(orders.createdAt, new Date(clock().getTime() - ANSWER_WITHIN_MS));
  const waiting = queries
    .select({ orderId: jobs.orderId })
    .from(jobs)
    .innerJoin(orders, eq(orders.orderId, jobs.orderId))
    .where(and(eq(jobs.state, 'desk'), fresh))
    .limit(MAX_COUNTED)
    .as('waiting');
  const [all] = await queries.select({ waiting: count() }).from(waiting);
  const answered = await queries
    .select({ askedAt: orders.createdAt, servedAt: orders.servedAt })
    .from(orders)
    .where(sql`${orders.source} = 'person' and ${orders.state} = 'served'`)
    .orderBy(desc(orders.createdAt))
    .limit(MEDIAN_OF_LAST);
  const minutes = answered
    .map(({ askedAt, servedAt }) => Math.ceil(((servedAt ?? askedAt).getTime() - askedAt.getTime()) / 60_000))
    .sort((a, b) => a - b);
  return { waiting: all?.waiting ?? 0, typical_minutes: minutes[Math.floor(minutes.length / 2)] ?? null };
}

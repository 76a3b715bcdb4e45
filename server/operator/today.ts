import { and, count, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import { queueAge } from '../core/queue-age.ts';
import { refusalsToday } from '../core/refused.ts';
import type { Executor } from '../database/database.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { paymentEvents, refunds } from '../database/purchases.ts';
import { countToLookAt } from '../payments/to-look-at.ts';
import type { Operator } from './acts.ts';
import { amountOf } from './amount.ts';

/** Readers who are listed. */
const MAX_READERS = 100;
/** Mismatches and disputes of so long are counted. */
const LOOK_BACK_MS = 30 * 86_400_000;

const OPEN_STATES = ['queued', 'running', 'desk', 'held'] as const;

/** How the service does since a time; nothing in it leads to a person but the readers' own names. */
export async function today(operator: Pick<Operator, 'database' | 'clock'>, from: Date) {
  const { queries } = operator.database;
  const now = operator.clock();
  return {
    orders: await ordersSince(queries, from),
    money: await moneySince(queries, from),
    refundsWaiting: await queries.$count(refunds, eq(refunds.state, 'waiting')),
    queue: { ...(await openJobs(queries)), oldest_s: Math.round(await queueAge(operator)) },
    readers: await readersAtWork(queries, from),
    refusals: await refusalsToday(operator),
    toLookAt: await countToLookAt(queries, new Date(now.getTime() - LOOK_BACK_MS)),
  };
}

/** `--today`: the same since midnight UTC, in lines. */
export async function showToday(operator: Pick<Operator, 'database' | 'clock'>): Promise<string[]> {
  const midnight = new Date(`${operator.clock().toISOString().slice(0, 10)}T00:00:00Z`);
  const {
    orders: made,
    money,
    refundsWaiting,
    queue,
    readers: seats,
    refusals,
    toLookAt,
  } = await today(operator, midnight);
  return [
    ...made.map(
      ({ kind, state, count: many, sum: all, currency }) =>
        `orders  ${kind} ${state}  ${many}  ${amountOf(all, currency)}`,
    ),
    ...money.map(
      (one) =>
        `money  ${one.provider}  ${one.paid} paid, ${amountOf(one.paid_sum, one.currency)}; ${one.refunds} back or on their way, ${amountOf(one.refunds_sum, one.currency)}`,
    ),
    `refunds that wait  ${refundsWaiting}`,
    `queue  ${OPEN_STATES.map((state) => `${queue[state]} ${state}`).join(', ')}; the oldest waits ${queue.oldest_s} s`,
    ...seats.map(({ name, held, answered }) => `reader  ${name}  ${held} held, ${answered} answered`),
    ...refusals.map(({ why, count: many }) => `refused  ${why}  ${many}`),
    `to look at (--mismatches)  ${toLookAt} in 30 days`,
  ];
}

async function ordersSince(db: Executor, from: Date) {
  const rows = await db
    .select({
      kind: orders.kind,
      state: orders.state,
      currency: orders.currency,
      count: count(),
      sum: sum(orders.price).mapWith(Number),
    })
    .from(orders)
    .where(gte(orders.createdAt, from))
    .groupBy(orders.kind, orders.state, orders.currency)
    .orderBy(orders.kind, orders.state, orders.currency);
  return rows;
}

interface MoneyRow {
  readonly provider: string;
  readonly currency: string;
  paid: number;
  paid_sum: number;
  refunds: number;
  refunds_sum: number;
}

async function moneySince(db: Executor, from: Date): Promise<MoneyRow[]> {
  const paid = await db
    .select({
      provider: paymentEvents.provider,
      currency: paymentEvents.currency,
      count: count(),
      sum: sum(paymentEvents.amount).mapWith(Number),
    })
    .from(paymentEvents)
    .where(
      and(gte(paymentEvents.receivedAt, from), eq(paymentEvents.kind, 'paid'), eq(paymentEvents.verdict, 'applied')),
    )
    .groupBy(paymentEvents.provider, paymentEvents.currency);
  const back = await db
    .select({
      provider: refunds.provider,
      currency: refunds.currency,
      count: count(),
      sum: sum(refunds.amount).mapWith(Number),
    })
    .from(refunds)
    .where(gte(refunds.createdAt, from))
    .groupBy(refunds.provider, refunds.currency);
  const rows = new Map<string, MoneyRow>();
  const rowOf = ({ provider, currency }: { provider: string; currency: string }) => {
    const known = rows.get(`${provider} ${currency}`);
    const row = known ?? { provider, currency, paid: 0, paid_sum: 0, refunds: 0, refunds_sum: 0 };
    rows.set(`${provider} ${currency}`, row);
    return row;
  };
  for (const one of paid) Object.assign(rowOf(one), { paid: one.count, paid_sum: one.sum });
  for (const one of back) Object.assign(rowOf(one), { refunds: one.count, refunds_sum: one.sum });
  return [...rows.values()];
}

async function openJobs(db: Executor): Promise<Record<(typeof OPEN_STATES)[number], number>> {
  const rows = await db
    .select({ state: jobs.state, count: count() })
    .from(jobs)
    .where(inArray(jobs.state, [...OPEN_STATES]))
    .groupBy(jobs.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { queued: of('queued'), running: of('running'), desk: of('desk'), held: of('held') };
}

async function readersAtWork(
  db: Executor,
  from: Date,
): Promise<{ name: string; held: number; answered: number; seenAt: Date | null }[]> {
  const { rows } = await db.execute<{
    name: string;
    held: number;
    answered: number;
    seen_at: Date | string | null;
  }>(sql`
    select r.name,
      (select count(*)::integer from jobs j where j.reader_id = r.user_id and j.state = 'held') as held,
      (select count(*)::integer from jobs j join orders o using (order_id)
        where j.reader_id = r.user_id and j.state = 'done' and o.served_at >= ${from.toISOString()}::timestamptz) as answered,
      (select max(s.seen_at) from sessions s where s.user_id = r.user_id) as seen_at
    from readers r where r.left_at is null order by r.created_at limit ${MAX_READERS}::integer`);
  return rows.map(({ seen_at: seenAt, ...row }) => ({ ...row, seenAt: seenAt === null ? null : new Date(seenAt) }));
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Queries } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { pushDeliveries, pushSubscriptions } from '../database/push.ts';

/** Days of one statement. */
const DAYS_AT_ONCE = 1000;
/** A daily push that no server could send in this time is left out: the next one comes tomorrow. */
const MAX_LATE_MS = 2 * 3_600_000;
/** After so many tries a delivery is given up. The pauses between them are 1, 4, 16 and 64 minutes. */
export const MAX_ATTEMPTS = 5;
/** A phone to which so many deliveries one after another were given up is dropped. */
const MAX_FAILURES = 7;

/** What is to be sent to a phone, with what the sender must know of it. */
export interface Delivery {
  readonly subscriptionId: string;
  readonly kind: 'day' | 'answer';
  readonly subject: string;
  /** The number of this try, from 1. */
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly quietFrom: number;
  readonly quietUntil: number;
  readonly dailyMinute: number | null;
}

/**
 * Writes a delivery for every phone whose minute of the day has come, and moves each on by whole days. Of several servers
 * one finds a phone due.
 */
export async function deliverDays(queries: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MAX_LATE_MS).toISOString();
  const at = now.toISOString();
  let moved = DAYS_AT_ONCE;
  while (moved === DAYS_AT_ONCE) {
    const { rows } = await queries.execute<{ moved: number }>(sql`
      with due as (
        select subscription_id, next_at from push_subscriptions where next_at <= ${at}::timestamptz
        order by next_at limit ${sql.raw(String(DAYS_AT_ONCE))} for update skip locked
      ), moved as (
        update push_subscriptions set next_at = due.next_at
          + interval '24 hours' * (1 + floor(extract(epoch from ${at}::timestamptz - due.next_at) / 86400))
        from due where push_subscriptions.subscription_id = due.subscription_id
        returning due.subscription_id, due.next_at as was
      ), written as (
        insert into push_deliveries (subscription_id, kind, subject, due_at)
        select subscription_id, 'day', (was at time zone 'UTC')::date::text, ${at}::timestamptz
        from moved where was > ${since}::timestamptz on conflict do nothing
      )
      select count(*)::integer as moved from moved`);
    moved = rows[0]?.moved ?? 0;
  }
}

/** An order has its answer: the phones of its person that asked for it are to be told. */
export async function deliverAnswer(db: Executor, orderId: string, now: Date): Promise<void> {
  const told = db
    .select({
      subscriptionId: pushSubscriptions.subscriptionId,
      kind: sql<'answer'>`'answer'`.as('kind'),
      subject: sql<string>`${orders.orderId}::text`.as('subject'),
      attempts: sql<number>`0::smallint`.as('attempts'),
      dueAt: sql<Date>`${now.toISOString()}::timestamptz`.as('due_at'),
    })
    .from(pushSubscriptions)
    .innerJoin(orders, eq(orders.userId, pushSubscriptions.userId))
    .where(and(eq(orders.orderId, orderId), pushSubscriptions.answers));
  await db.insert(pushDeliveries).select(told).onConflictDoNothing();
}

/** At most `hands` due deliveries: until their next try is due no other server finds them. */
export async function claimDeliveries(queries: Queries, hands: number, now: Date): Promise<Delivery[]> {
  const at = now.toISOString();
  const { rows } = await queries.execute<{ [Field in keyof Delivery]: Delivery[Field] }>(sql`
    with due as (
      select subscription_id, kind, subject from push_deliveries where due_at <= ${at}::timestamptz
      order by due_at limit ${sql.raw(String(hands))} for update skip locked
    )
    update push_deliveries as d set attempts = d.attempts + 1,
      due_at = ${at}::timestamptz + interval '1 minute' * power(4, least(d.attempts, 5))
    from due join push_subscriptions as s on s.subscription_id = due.subscription_id
    where d.subscription_id = due.subscription_id and d.kind = due.kind and d.subject = due.subject
    returning d.subscription_id as "subscriptionId", d.kind, d.subject, d.attempts, s.endpoint, s.p256dh, s.auth,
      s.quiet_from as "quietFrom", s.quiet_until as "quietUntil", s.daily_minute as "dailyMinute"`);
  return rows;
}

/** Lays a delivery back untried until a moment. */
export async function postpone(queries: Queries, one: Delivery, until: Date): Promise<void> {
  await queries
    .update(pushDeliveries)
    .set({ dueAt: until, attempts: one.attempts - 1 })
    .where(isThis(one));
}

/** The push service took it. */
export async function finishDelivery(queries: Queries, one: Delivery): Promise<void> {
  await queries.delete(pushDeliveries).where(isThis(one));
  await queries
    .update(pushSubscriptions)
    .set({ failures: 0 })
    .where(and(eq(pushSubscriptions.subscriptionId, one.subscriptionId), sql`${pushSubscriptions.failures} > 0`));
}

/** No other try is made; a phone that cannot be reached for days is dropped. */
export async function giveUpDelivery(queries: Queries, one: Delivery): Promise<void> {
  await queries.delete(pushDeliveries).where(isThis(one));
  const [phone] = await queries
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.subscriptionId, one.subscriptionId))
    .returning({ failures: pushSubscriptions.failures });
  if (phone && phone.failures >= MAX_FAILURES) await dropPhones(queries, [one.subscriptionId]);
}

export async function dropPhones(queries: Queries, subscriptionIds: readonly string[]): Promise<void> {
  await queries.delete(pushSubscriptions).where(inArray(pushSubscriptions.subscriptionId, [...subscriptionIds]));
}

function isThis({ subscriptionId, kind, subject }: Delivery) {
  return and(
    eq(pushDeliveries.subscriptionId, subscriptionId),
    eq(pushDeliveries.kind, kind),
    eq(pushDeliveries.subject, subject),
  );
}

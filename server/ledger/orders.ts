import { and, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { memberships } from '../database/memberships.ts';
import { orders } from '../database/orders.ts';
import { purchases, refunds } from '../database/purchases.ts';
import { readings } from '../database/readings.ts';

const COLUMNS = {
  orderId: orders.orderId,
  userId: orders.userId,
  kind: orders.kind,
  state: orders.state,
  price: orders.price,
  currency: orders.currency,
  title: orders.title,
  provider: orders.provider,
  covered: orders.covered,
  source: orders.source,
  failure: orders.failure,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  level: readings.level,
  spreadId: readings.spreadId,
  topic: readings.topic,
  attempt: readings.attempt,
  reader: readers.name,
  productId: purchases.productId,
  coins: purchases.coins,
  closesAt: purchases.closesAt,
  payUrl: purchases.payUrl,
  payParams: purchases.payParams,
  startsAt: memberships.startsAt,
  endsAt: memberships.endsAt,
  refundOpen: sql<boolean>`exists (select from ${refunds} where ${refunds.orderId} = ${orders.orderId} and ${refunds.reason} = 'order' and ${refunds.state} <> 'done')`,
};

function select(db: Executor) {
  return db
    .select(COLUMNS)
    .from(orders)
    .leftJoin(readings, eq(readings.orderId, orders.orderId))
    .leftJoin(jobs, eq(jobs.orderId, orders.orderId))
    .leftJoin(readers, eq(readers.userId, jobs.readerId))
    .leftJoin(purchases, eq(purchases.orderId, orders.orderId))
    .leftJoin(memberships, eq(memberships.orderId, orders.orderId));
}

export type OrderRow = Awaited<ReturnType<typeof select>>[number];

/** A person's own orders among these; another's are as if they were not there. */
export async function ordersOf(db: Executor, userId: string, orderIds: readonly string[]): Promise<OrderRow[]> {
  return await select(db).where(and(eq(orders.userId, userId), inArray(orders.orderId, [...orderIds])));
}

/** The newest first. `before` is the last row of the page before. */
export async function listOrders(
  db: Executor,
  userId: string,
  page: { limit: number; kind?: string | undefined; before?: { at: Date; orderId: string } | undefined },
): Promise<OrderRow[]> {
  const { before, kind, limit } = page;
  return await select(db)
    .where(
      and(
        eq(orders.userId, userId),
        kind === undefined ? undefined : eq(orders.kind, kind),
        // Said twice: by the first the index is entered where the page begins.
        before && lte(orders.createdAt, before.at),
        before &&
          or(
            lt(orders.createdAt, before.at),
            and(eq(orders.createdAt, before.at), sql`${orders.orderId} > ${before.orderId}`),
          ),
      ),
    )
    .orderBy(desc(orders.createdAt), orders.orderId)
    .limit(limit);
}

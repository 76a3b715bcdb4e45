import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { OrderState } from '../../src/contract/orders.ts';
import type { Reach, Transaction } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { memberships } from '../database/memberships.ts';
import { orders } from '../database/orders.ts';
import { purchases, refunds } from '../database/purchases.ts';
import { readings } from '../database/readings.ts';
import { giveBackAllowance } from './allowances.ts';
import { moveCoins, personAccount } from './transfer.ts';

/** Where an order may go from where it is. Nothing leaves served, refunded or failed. */
const EDGES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  waiting: ['writing', 'served', 'refunded'],
  writing: ['writing', 'waiting', 'served', 'refunded'],
  served: [],
  refunded: [],
  in_payment: ['successful', 'failed'],
  failed: ['successful'],
  successful: ['refunded'],
};

export function mayGo(from: OrderState, to: OrderState): boolean {
  return EDGES[from].includes(to);
}

const STATES = Object.keys(EDGES) as OrderState[];

/** One conditional UPDATE: only the transaction that gets `true` runs what follows from the move. */
export async function move(
  tx: Transaction,
  orderId: string,
  to: OrderState,
  at: Date,
  more: { source?: string; failure?: string | null } = {},
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({
      state: to,
      updatedAt: at,
      ...(to === 'served' ? { servedAt: at } : {}),
      ...(to === 'refunded' ? { refundedAt: at } : {}),
      ...more,
    })
    .where(
      and(
        eq(orders.orderId, orderId),
        inArray(
          orders.state,
          STATES.filter((from) => mayGo(from, to)),
        ),
      ),
    )
    .returning({ orderId: orders.orderId });
  return moved.length === 1;
}

/** Gives a reading's coins back in full, once, and closes its order. @returns whether this call did it. */
export async function refundReading(tx: Transaction, orderId: string, failure: string, at: Date): Promise<boolean> {
  if (!(await move(tx, orderId, 'refunded', at, { failure }))) return false;
  const [order] = await tx
    .select({ userId: orders.userId, price: orders.price, covered: orders.covered, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.orderId, orderId));
  if (order && order.price > 0)
    await moveCoins(tx, {
      id: `refund:${orderId}`,
      debit: 'house:readings',
      credit: personAccount(order.userId),
      amount: order.price,
      at,
    });
  if (order?.covered) await giveBackAllowance(tx, order.userId, order.createdAt);
  return true;
}

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

function select(reach: Reach) {
  return reach
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
export async function ordersOf(reach: Reach, userId: string, orderIds: readonly string[]): Promise<OrderRow[]> {
  return await select(reach).where(and(eq(orders.userId, userId), inArray(orders.orderId, [...orderIds])));
}

/** The newest first. `before` is the last row of the page before. */
export async function listOrders(
  reach: Reach,
  userId: string,
  page: { limit: number; kind?: string | undefined; before?: { at: Date; orderId: string } | undefined },
): Promise<OrderRow[]> {
  const { before, kind, limit } = page;
  return await select(reach)
    .where(
      and(
        eq(orders.userId, userId),
        kind === undefined ? undefined : eq(orders.kind, kind),
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

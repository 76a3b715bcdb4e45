import { and, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { OperatorOrder } from '../../src/contract/operator.ts';
import type { Executor } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { Refusal } from '../refusal.ts';

/** Orders of one person that are shown. */
const MAX_OF_PERSON = 50;

/** Never the title: of a reading it is the question. */
const COLUMNS = {
  orderId: orders.orderId,
  userId: orders.userId,
  kind: orders.kind,
  state: orders.state,
  price: orders.price,
  currency: orders.currency,
  provider: orders.provider,
  createdAt: orders.createdAt,
};

/** A place in the list: the time and the id of its last order. */
const PLACE = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A page of the orders for money, the newest first. @throws Refusal when `before` is no place in the list */
export async function moneyOrders(
  db: Executor,
  limit: number,
  before: string | undefined,
): Promise<{ orders: OperatorOrder[]; next: string | null }> {
  const place = before === undefined ? null : PLACE.exec(before);
  if (before !== undefined && !place) throw new Refusal('parameter');
  const at = new Date(Number(place?.[1] ?? 0));
  const earlier = place
    ? or(lt(orders.createdAt, at), and(eq(orders.createdAt, at), lt(orders.orderId, place[2] ?? '')))
    : undefined;
  const rows = await db
    .select(COLUMNS)
    .from(orders)
    .where(and(isNotNull(orders.provider), earlier))
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    orders: page.map(orderOut),
    next: rows.length > limit && last ? `${last.createdAt.getTime()}_${last.orderId}` : null,
  };
}

/** The newest orders of one person. */
export async function ordersOfPerson(db: Executor, userId: string): Promise<OperatorOrder[]> {
  const rows = await db
    .select(COLUMNS)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_OF_PERSON);
  return rows.map(orderOut);
}

function orderOut(
  row: Omit<OperatorOrder, 'order_id' | 'user_id' | 'created_at'> & {
    orderId: string;
    userId: string;
    createdAt: Date;
  },
): OperatorOrder {
  const { orderId, userId, createdAt, ...same } = row;
  return { ...same, order_id: orderId, user_id: userId, created_at: createdAt.toISOString() };
}

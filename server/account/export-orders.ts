import { and, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { paymentEvents, purchases, refunds } from '../database/purchases.ts';
import { parts, readings } from '../database/readings.ts';
import { paged, ROWS_A_PAGE, type Rows, TEXTS_A_PAGE } from './export-pages.ts';

/** What hangs on orders, the newest first: each table by the pages of the orders. */
export function* ofTheOrders(db: Queries, userId: string): Generator<[string, AsyncIterable<Rows>]> {
  yield ['orders', orderPages(db, userId, ROWS_A_PAGE)];
  const ofEach = (rowsOf: (ids: string[]) => PromiseLike<Rows>, size = ROWS_A_PAGE) =>
    along(orderPages(db, userId, size), rowsOf);
  yield ['readings', ofEach((ids) => db.select().from(readings).where(inArray(readings.orderId, ids)))];
  yield [
    'texts',
    ofEach(
      (ids) =>
        db.select().from(parts).where(inArray(parts.orderId, ids)).orderBy(parts.orderId, parts.attempt, parts.seq),
      TEXTS_A_PAGE,
    ),
  ];
  const bought = {
    orderId: purchases.orderId,
    productId: purchases.productId,
    coins: purchases.coins,
    vipId: purchases.vipId,
    days: purchases.days,
    tradeId: purchases.tradeId,
  };
  yield ['purchases', ofEach((ids) => db.select(bought).from(purchases).where(inArray(purchases.orderId, ids)))];
  yield ['refunds', ofEach((ids) => db.select().from(refunds).where(inArray(refunds.orderId, ids)))];
  yield ['payments', ofEach((ids) => db.select().from(paymentEvents).where(inArray(paymentEvents.orderId, ids)))];
}

function orderPages(db: Queries, userId: string, size: number): AsyncGenerator<(typeof orders.$inferSelect)[]> {
  return paged(size, (after) =>
    db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          // Said twice: by the first the index is entered where the page begins.
          after && lte(orders.createdAt, after.createdAt),
          after &&
            or(
              lt(orders.createdAt, after.createdAt),
              and(eq(orders.createdAt, after.createdAt), gt(orders.orderId, after.orderId)),
            ),
        ),
      )
      .orderBy(desc(orders.createdAt), orders.orderId)
      .limit(size),
  );
}

/** For every page of orders the rows that belong to them. */
async function* along(
  pages: AsyncIterable<readonly { orderId: string }[]>,
  rowsOf: (orderIds: string[]) => PromiseLike<Rows>,
): AsyncGenerator<Rows> {
  for await (const page of pages) if (page.length > 0) yield await rowsOf(page.map((one) => one.orderId));
}

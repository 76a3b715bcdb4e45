import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { paymentEvents, refunds } from '../database/purchases.ts';

const MAX_LINES = 200;

/** A line for each event that did not fit the books: another sum, a dispute, money that went back without its coins. */
export async function eventsToLookAt(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ event: paymentEvents, refund: refunds.state })
    .from(paymentEvents)
    .leftJoin(refunds, and(eq(refunds.orderId, paymentEvents.orderId), eq(refunds.tradeId, paymentEvents.tradeId)))
    .where(sql`${paymentEvents.verdict} in ('mismatch', 'open')`)
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(MAX_LINES);
  return rows.map(({ event: { receivedAt, provider, kind, orderId, amount, currency }, refund }) => {
    const back = refund === null ? '' : refund === 'done' ? '  money went back' : '  money is on its way back';
    return `${receivedAt.toISOString().slice(0, 16)}  ${provider}  ${kind}  order ${orderId}  ${amount} ${currency} (minor units)${back}`;
  });
}

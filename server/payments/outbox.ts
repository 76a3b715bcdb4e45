import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { orders } from '../database/orders.ts';
import { claimRefund, finishRefund, type Refund } from '../ledger/refunds.ts';
import { describeError } from '../log.ts';

/** Sends the money that is waiting to go back, one after another, until nothing is due. @returns how many are through. */
export async function sendRefunds(context: ServerContext, stop?: AbortSignal): Promise<number> {
  const { queries } = context.database;
  let through = 0;
  while (!stop?.aborted) {
    const due = await claimRefund(queries, context.clock());
    if (!due) break;
    const { refundId, attempts } = due;
    try {
      if (!(await sendOne(context, due))) continue;
      through += 1;
      context.metrics.refunded('money', 1);
    } catch (reason) {
      context.log(
        `Refund ${refundId}, attempt ${attempts}: ${due.provider} did not take it. ${describeError(reason)}`,
        { level: 'error' },
      );
    }
  }
  return through;
}

/** @returns whether the money is back; otherwise it is asked about again later. */
async function sendOne(context: ServerContext, due: Refund): Promise<boolean> {
  const { queries } = context.database;
  const payment = context.providers.payments.find((one) => one.provider === due.provider);
  if (!payment) throw new Error(`${due.provider} is not set up on this server`);
  const [order] = await queries.select({ total: orders.price }).from(orders).where(eq(orders.orderId, due.orderId));
  const { refundId, orderId, tradeId, amount, currency, reason } = due;
  // Of another sum than was asked all of it goes back.
  const total = reason === 'mismatch' ? amount : (order?.total ?? amount);
  const state = await payment.refund({ refundId, orderId, tradeId, amount, total, currency });
  if (state !== 'done') return false;
  await finishRefund(queries, refundId, context.clock());
  return true;
}

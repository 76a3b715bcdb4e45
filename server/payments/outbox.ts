import { eq } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import { orders } from '../database/orders.ts';
import { claimRefund, finishRefund, type Refund } from '../ledger/refunds.ts';
import { nameFault } from '../log.ts';

/** Sends the money that is waiting to go back, one after another, until nothing is due. @returns how many are through. */
export async function sendRefunds(house: House, stop?: AbortSignal): Promise<number> {
  const { queries } = house.database;
  let through = 0;
  while (!stop?.aborted) {
    const due = await claimRefund(queries, house.clock());
    if (!due) break;
    const { refundId, attempts } = due;
    try {
      if (await sendOne(house, due)) through += 1;
    } catch (reason) {
      house.log(`Refund ${refundId}, attempt ${attempts}: ${due.provider} did not take it. ${nameFault(reason)}`);
    }
  }
  return through;
}

/** @returns whether the money is back; otherwise it is asked about again later. */
async function sendOne(house: House, due: Refund): Promise<boolean> {
  const { queries } = house.database;
  const payment = house.providers.payments.find((one) => one.provider === due.provider);
  if (!payment) throw new Error(`${due.provider} is not set up on this server`);
  const [order] = await queries.select({ total: orders.price }).from(orders).where(eq(orders.orderId, due.orderId));
  const { refundId, orderId, tradeId, amount, currency } = due;
  const state = await payment.refund({ refundId, orderId, tradeId, amount, total: order?.total ?? amount, currency });
  if (state !== 'done') return false;
  await finishRefund(queries, refundId, house.clock());
  return true;
}

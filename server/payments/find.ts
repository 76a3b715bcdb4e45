import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { deadline } from '../core/deadline.ts';
import { oneByOne } from '../core/one-by-one.ts';
import { untilAborted } from '../core/until-aborted.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { closeUnpaid, lapsedPurchases, markAsked } from '../ledger/purchases.ts';
import { describeError } from '../log.ts';
import { settle } from './settle.ts';

/** Between two questions about the same order, however many ask. */
const ASK_AGAIN_AFTER_MS = 2000;
/** How long the provider's answer is worth waiting for. */
const REQUEST_TIMEOUT_MS = 8000;
/** An order whose provider never answers is closed so long after its time; a payment still wins. */
const CLOSE_UNHEARD_AFTER_MS = 86_400_000;
/** Lapsed payments that are looked at in one go. */
const MAX_LAPSED = 200;

/** Asks the provider what became of an order that is not paid, and takes its answer to heart. Never throws. */
export async function findPayment(context: ServerContext, orderId: string): Promise<void> {
  const now = context.clock();
  const since = new Date(now.getTime() - ASK_AGAIN_AFTER_MS);
  if (await markAsked(context.database.queries, orderId, now, since)) await askProvider(context, orderId);
}

/** Closes payments whose time is over and that nobody paid, those first that were not asked about for longest. @returns how many. */
export async function closeLapsed(context: ServerContext, stop?: AbortSignal): Promise<number> {
  const { queries } = context.database;
  const now = context.clock();
  const late = await lapsedPurchases(queries, now, MAX_LAPSED);
  return await oneByOne(
    context,
    'The close of a payment',
    late,
    async ({ orderId, closesAt }) => {
      await markAsked(queries, orderId, now);
      const heard = await askProvider(context, orderId, stop);
      if (stop?.aborted) return false;
      if (!heard && now.getTime() - (closesAt?.getTime() ?? 0) < CLOSE_UNHEARD_AFTER_MS) return false;
      return await queries.transaction((tx) => closeUnpaid(tx, orderId, now));
    },
    stop,
  );
}

/** @returns whether the provider could be asked. */
async function askProvider(context: ServerContext, orderId: string, stop?: AbortSignal): Promise<boolean> {
  const [order] = await context.database.queries
    .select({ provider: orders.provider, state: orders.state, payRef: purchases.payRef })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.orderId))
    .where(eq(orders.orderId, orderId));
  const payment = context.providers.payments.find((one) => one.provider === order?.provider);
  if (!payment || !order || (order.state !== 'in_payment' && order.state !== 'failed')) return false;
  const asking = deadline(REQUEST_TIMEOUT_MS, 'no answer', stop);
  try {
    const event = await untilAborted(payment.query({ orderId, payRef: order.payRef }), asking.signal);
    if (event) await settle(context, event);
    return true;
  } catch (reason) {
    context.log(`${payment.provider} could not be asked about order ${orderId}. ${describeError(reason)}`, {
      level: 'warn',
    });
    return false;
  } finally {
    asking.clear();
  }
}

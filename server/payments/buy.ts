import { eq } from 'drizzle-orm';
import type { OrderState, Provider } from '../../src/contract/orders.ts';
import type { Path } from '../../src/domain/paths.ts';
import { openIdOf } from '../account/open-id.ts';
import { type Product, priceIn, productTitle } from '../content/products.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { beginIdempotent, type KeyedCall, runIdempotent } from '../ledger/keys.ts';
import { openMoneyOrder } from '../ledger/open-order.ts';
import { keepWayToPay } from '../ledger/purchases.ts';
import { describeError } from '../log.ts';
import { buyFromBalance } from '../membership/buy.ts';
import type { WayToPay } from '../ports/payment.ts';
import { Refusal } from '../refusal.ts';
import { paymentBy } from './ways.ts';

/** How long an order waits for its payment. */
const PAYMENT_OPEN_MS = 30 * 60_000;
/** Where the browser comes back to, and where providers send notifications. */
const BACK = { currency: '/recharge', vip: '/member' } as const satisfies Record<string, Path>;
export const NOTIFY = '/pay/notify/';

type Buying = CallRequest<'buy_currency_product'> | CallRequest<'pay/vip'>;

export interface Bought extends Pick<WayToPay, 'payUrl' | 'payParams'> {
  readonly orderId: string;
  readonly state: OrderState;
}

/**
 * Makes the order of a purchase, once for a key, and opens its payment at the provider. The order stands before the
 * provider hears of it; the same key goes on where an answer was lost or the provider could not be reached.
 */
export async function buy(request: Buying, call: string, product: Product): Promise<Bought> {
  const { context, payload } = request;
  const { userId } = requirePerson(request);
  const keyed: KeyedCall = { userId, key: payload.idempotency_key, call, payload };
  const limit = { ...context.limits.buyByPerson, key: `buy:${userId}` };
  const before = await beginIdempotent(context, keyed, limit);
  const answer = before ?? (await makeOrder(request, keyed, product, payload.provider));
  const { order_id: orderId } = answer[0] as { order_id: string };
  return await openPayment(request, orderId, product);
}

async function makeOrder(request: Buying, keyed: KeyedCall, product: Product, provider: Provider): Promise<unknown[]> {
  const { context } = request;
  const now = context.clock();
  if (provider === 'balance') {
    if (product.kind !== 'vip') throw new Refusal('pay_not_open');
    return await runIdempotent(context, keyed, async (tx) => [
      { order_id: await buyFromBalance(tx, keyed.userId, product, request.language, now) },
    ]);
  }
  const payment = paymentBy(context, provider, request.agent);
  if (!payment) throw new Refusal('pay_not_open');
  return await runIdempotent(context, keyed, async (tx) => [
    {
      order_id: await openMoneyOrder(tx, {
        userId: keyed.userId,
        kind: product.kind,
        price: priceIn(product, payment.currency),
        currency: payment.currency,
        title: productTitle(product, request.language),
        provider: payment.provider,
        purchased: {
          productId: product.productId,
          ...(product.kind === 'vip'
            ? { vipId: product.vipId, days: product.days }
            : { coins: product.coins + product.bonus }),
          closesAt: new Date(now.getTime() + PAYMENT_OPEN_MS),
        },
        at: now,
      }),
    },
  ]);
}

/** The way to pay an order that is in payment; asked of the provider once and kept. */
async function openPayment(request: Buying, orderId: string, product: Product): Promise<Bought> {
  const { context } = request;
  const [row] = await context.database.queries
    .select({
      state: orders.state,
      price: orders.price,
      title: orders.title,
      provider: orders.provider,
      payUrl: purchases.payUrl,
      payParams: purchases.payParams,
      closesAt: purchases.closesAt,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.orderId))
    .where(eq(orders.orderId, orderId));
  if (!row) throw new Refusal('no_order');
  const state = row.state as OrderState;
  const { payUrl, payParams, closesAt } = row;
  if (state !== 'in_payment' || payUrl !== null || payParams !== null || closesAt === null)
    return { orderId, state, payUrl, payParams };
  const payment = context.providers.payments.find((one) => one.provider === row.provider);
  if (!payment) throw new Refusal('pay_not_open');
  const payingBy = await payment
    .create({
      orderId,
      amount: row.price,
      currency: payment.currency,
      title: row.title,
      language: request.language,
      closesAt,
      backUrl: `${request.origin}${BACK[product.kind]}?order=${orderId}`,
      notifyUrl: `${context.home}${NOTIFY}${payment.provider}`,
      agent: request.agent,
      address: request.from.address,
      openId: await openIdOf(context, requirePerson(request).userId),
    })
    .catch((reason: unknown) => {
      context.log(`Payment of order ${orderId} could not be opened. ${describeError(reason)}`, { level: 'error' });
      throw new Refusal('order_failed');
    });
  await keepWayToPay(context.database.queries, orderId, payingBy);
  return { orderId, state, ...payingBy };
}

import { eq } from 'drizzle-orm';
import type { OrderState, Provider } from '../../src/contract/orders.ts';
import { openIdOf } from '../account/open-id.ts';
import { type Product, priceIn, productTitle } from '../content/products.ts';
import { type Ask, personIn } from '../core/request.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { type Act, beginAct, once } from '../ledger/keys.ts';
import { openMoneyOrder } from '../ledger/open-order.ts';
import { keepWayToPay } from '../ledger/purchases.ts';
import { nameFault } from '../log.ts';
import { buyFromBalance } from '../membership/buy.ts';
import type { PayingBy } from '../ports/payment.ts';
import { Refusal } from '../refusal.ts';
import { paymentBy } from './ways.ts';

/** How long an order waits for its payment. */
const PAYMENT_OPEN_MS = 30 * 60_000;
/** Where the browser comes back to, and where providers tell. */
const BACK = { currency: '/recharge', vip: '/member' } as const;
export const NOTIFY = '/pay/notify/';

type Buying = Ask<'buy_currency_product'> | Ask<'pay/vip'>;

export interface Bought extends Pick<PayingBy, 'payUrl' | 'payParams'> {
  readonly orderId: string;
  readonly state: OrderState;
}

/**
 * Makes the order of a purchase, once for a key, and opens its payment at the provider. The order stands before the
 * provider hears of it; the same key goes on where an answer was lost or the provider could not be reached.
 */
export async function buy(ask: Buying, call: string, product: Product): Promise<Bought> {
  const { house, payload } = ask;
  const { userId } = personIn(ask);
  const act: Act = { userId, key: payload.idempotency_key, call, payload };
  const limit = { ...house.limits.buyByPerson, key: `buy:${userId}` };
  const before = await beginAct(house, act, limit);
  const answer = before ?? (await makeOrder(ask, act, product, payload.provider));
  const { order_id: orderId } = answer[0] as { order_id: string };
  return await openPayment(ask, orderId, product);
}

async function makeOrder(ask: Buying, act: Act, product: Product, provider: Provider): Promise<unknown[]> {
  const { house } = ask;
  const now = house.clock();
  if (provider === 'balance') {
    if (product.kind !== 'vip') throw new Refusal('pay_not_open');
    return await once(house, act, async (tx) => [
      { order_id: await buyFromBalance(tx, act.userId, product, ask.language, now) },
    ]);
  }
  const payment = paymentBy(house, provider, ask.agent);
  if (!payment) throw new Refusal('pay_not_open');
  return await once(house, act, async (tx) => [
    {
      order_id: await openMoneyOrder(tx, {
        userId: act.userId,
        kind: product.kind,
        price: priceIn(product, payment.currency),
        currency: payment.currency,
        title: productTitle(product, ask.language),
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
async function openPayment(ask: Buying, orderId: string, product: Product): Promise<Bought> {
  const { house } = ask;
  const [row] = await house.database.queries
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
  const payment = house.providers.payments.find((one) => one.provider === row.provider);
  if (!payment) throw new Refusal('pay_not_open');
  const payingBy = await payment
    .create({
      orderId,
      amount: row.price,
      currency: payment.currency,
      title: row.title,
      language: ask.language,
      closesAt,
      backUrl: `${ask.origin}${BACK[product.kind]}?order=${orderId}`,
      notifyUrl: `${house.home}${NOTIFY}${payment.provider}`,
      agent: ask.agent,
      address: ask.from.address,
      openId: await openIdOf(house, personIn(ask).userId),
    })
    .catch((reason: unknown) => {
      house.log(`Payment of order ${orderId} could not be opened. ${nameFault(reason)}`);
      throw new Refusal('order_failed');
    });
  await keepWayToPay(house.database.queries, orderId, payingBy);
  return { orderId, state, ...payingBy };
}

import type { AnswerOf } from '../../contract/call.ts';
import type { CurrencyProduct, Membership, Offer, VipProduct } from '../../contract/money.ts';
import type { Order } from '../../contract/orders.ts';
import { apiLocale } from '../../domain/language.ts';
import { owner } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { changeAct, putInOutbox, readActs, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import { refreshUser } from '../account/refresh-user.ts';
import type { CallServer } from '../content/remembered.ts';
import type { OrderPage } from './orders.ts';

export type { CurrencyProduct, Membership, Offer, VipProduct };
export type PayWay = Offer['provider'];
export type ProductKind = 'currency' | 'vip';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, money, { getOrder }, { isFinal }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/money.ts'),
    import('../../contract/orders.ts'),
    import('../../service/refusal.ts'),
  ]);
  return { callServer, money, getOrder, isFinal };
}

export async function coinProducts(callServer: CallServer): Promise<CurrencyProduct[]> {
  const { money } = await api();
  return await callServer(money.currencyProductList, { locale: locale() });
}

/** What membership there is, and what can be had. @throws Refusal, ConnectionFailure */
export async function memberships(callServer: CallServer): Promise<{ standing: Membership; products: VipProduct[] }> {
  const { money } = await api();
  const [[standing], products] = await Promise.all([
    callServer(money.vip, { take_free: false, locale: locale() }),
    callServer(money.vipList, { locale: locale() }),
  ]);
  return { standing, products };
}

/** Takes the free day, or makes or ends the renewal agreement. @returns what membership there is then */
export async function changeMembership(change: { take_free?: boolean; renew?: number | null }): Promise<Membership> {
  const { callServer, money } = await api();
  const [now] = await callServer(money.vip, { take_free: false, ...change, locale: locale() });
  return now;
}

/** A page of the orders of coins, the newest first. @throws Refusal, ConnectionFailure */
export async function coinOrders(callServer: CallServer, before?: string): Promise<OrderPage> {
  const { money } = await api();
  const [page] = await callServer(money.currencyOrderList, pageFrom(before));
  return page;
}

/** The same of memberships. @throws Refusal, ConnectionFailure */
export async function vipOrders(callServer: CallServer, before?: string): Promise<OrderPage> {
  const { money } = await api();
  const [page] = await callServer(money.vipOrderList, pageFrom(before));
  return page;
}

function pageFrom(before: string | undefined) {
  return { limit: 50, locale: locale(), ...(before === undefined ? {} : { before }) };
}

/** The order of the purchase that was begun on this phone last and whose end is not known yet. */
export async function openPurchase(product: ProductKind): Promise<string | undefined> {
  const begun = (await purchases()).filter(({ payload }) => payload.product === product);
  return begun.findLast(({ payload }) => payload.orderId)?.payload.orderId;
}

const purchases = () => readActs(owner(), 'purchase');

export type Bought = AnswerOf<typeof import('../../contract/money.ts')['buyCurrencyProduct']>[0];

/**
 * Begins a purchase. It lies in the outbox under its key before anything is sent: whoever taps twice, or loses the answer,
 * goes on with the same order. It is never sent by itself, since it opens a page to pay on. @throws Refusal, ConnectionFailure
 */
export async function buy(
  product: ProductKind,
  { id, title }: { id: number; title: string },
  way: PayWay,
): Promise<Bought> {
  const same = (await purchases()).find(
    ({ payload }) => payload.product === product && payload.productId === id && payload.way === way,
  );
  const payload = { product, productId: id, way };
  const act = { kind: 'purchase', owner: owner(), payload, about: title, held: true } as const;
  const { key } = same ?? (await putInOutbox(act));
  const { callServer, money, isFinal } = await api();
  const asked = { idempotency_key: key, product_id: id, provider: way, locale: locale() };
  try {
    const [bought] =
      product === 'vip' ? await callServer(money.payVip, asked) : await callServer(money.buyCurrencyProduct, asked);
    const orderId = bought.order_id;
    if (bought.state === 'in_payment')
      await changeAct<'purchase'>({ key }, (row) => ({ ...row, payload: { ...row.payload, orderId } }));
    else await end(key);
    return bought;
  } catch (reason) {
    if (isFinal(reason)) await takeFromOutbox(key);
    throw reason;
  }
}

export interface PaymentStanding {
  order: Order;
  /** How to go on paying: an address to open, or what the messaging app's own pay call wants. */
  payUrl: string | null;
  payParams: Record<string, string> | null;
}

/** How a payment stands by the server's word, and how to go on with it. @throws Refusal, ConnectionFailure */
export async function paymentOf(orderId: string): Promise<PaymentStanding> {
  const { callServer, getOrder } = await api();
  const [{ order, payment }] = await callServer(getOrder, { order_id: orderId, locale: locale() });
  if (order.state !== 'in_payment') {
    await endPurchase(orderId);
    void refreshUser();
  }
  return { order, payUrl: payment?.pay_url ?? null, payParams: payment?.pay_params ?? null };
}

/** Forgets a purchase that was begun here; what is paid for is found in the orders all the same. */
export async function endPurchase(orderId: string): Promise<void> {
  for (const { key, payload } of await purchases()) if (payload.orderId === orderId) await end(key);
}

async function end(key: string): Promise<void> {
  await takeFromOutbox(key);
  void refreshUser();
}

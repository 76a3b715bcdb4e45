import type { AnswerOf } from '../contract/call.ts';
import type { CurrencyProduct, Membership, Offer, VipProduct } from '../contract/money.ts';
import type { Order } from '../contract/orders.ts';
import { apiLocale } from '../domain/language.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { refreshUser } from './account.ts';
import type { OrderPage } from './orders.ts';
import type { CallServer } from './remembered.ts';

export type { CurrencyProduct, Membership, Offer, VipProduct };
export type PayWay = Offer['provider'];
export type ProductKind = 'currency' | 'vip';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, money, { getOrder }] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/money.ts'),
    import('../contract/orders.ts'),
  ]);
  return { callServer, money, getOrder };
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

interface Purchase {
  key: string;
  kind: ProductKind;
  productId: number;
  way: PayWay;
  orderId?: string;
}

/** The purchase that was begun on this phone and whose end is not known yet. */
export function openPurchase(kind: ProductKind): string | undefined {
  const purchase = readPurchase();
  return purchase?.kind === kind ? purchase.orderId : undefined;
}

export type Bought = AnswerOf<typeof import('../contract/money.ts')['buyCurrencyProduct']>[0];

/**
 * Begins a purchase. The key is kept before anything is sent: whoever taps twice, or loses the answer, goes on with the
 * same order. @throws Refusal, ConnectionFailure
 */
export async function buy(kind: ProductKind, productId: number, way: PayWay): Promise<Bought> {
  const before = readPurchase();
  const same = before?.kind === kind && before.productId === productId && before.way === way;
  const purchase: Purchase = same ? before : { key: crypto.randomUUID(), kind, productId, way };
  keep('Purchase', JSON.stringify(purchase));
  const { callServer, money } = await api();
  const asked = { idempotency_key: purchase.key, product_id: productId, provider: way, locale: locale() };
  const [bought] =
    kind === 'vip' ? await callServer(money.payVip, asked) : await callServer(money.buyCurrencyProduct, asked);
  if (bought.state === 'in_payment') keep('Purchase', JSON.stringify({ ...purchase, orderId: bought.order_id }));
  else endPurchase();
  return bought;
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
    if (readPurchase()?.orderId === orderId) forget('Purchase');
    void refreshUser();
  }
  return { order, payUrl: payment?.pay_url ?? null, payParams: payment?.pay_params ?? null };
}

/** Forgets the purchase that was begun here; what is paid for is found in the orders all the same. */
export function endPurchase(): void {
  forget('Purchase');
  void refreshUser();
}

function readPurchase(): Purchase | undefined {
  try {
    return JSON.parse(kept('Purchase') ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

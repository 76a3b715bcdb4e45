import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text, Uuid, whole } from './fields.ts';
import { Order, OrderState } from './orders.ts';

const Provider = v.picklist(['wechat', 'alipay', 'stripe', 'sandbox']);
/** Minor units (fen, cents) of a currency. */
const Price = { amount: Count, currency: v.string() };

/** How the phone goes to pay: an address to open, or what the messaging app's own pay call wants. */
const Payment = v.object({
  order_id: v.string(),
  state: OrderState,
  pay_url: v.nullable(v.string()),
  pay_params: v.nullable(v.record(v.string(), v.string())),
});
const asksPayment = { ...asksLocale, idempotency_key: Uuid, product_id: whole(1, 1_000_000), provider: Provider };

const VipProduct = v.object({
  product_id: Count,
  vip_id: Count,
  title: v.string(),
  des: v.string(),
  days: Count,
  ...Price,
  renews: v.boolean(),
  permits: v.array(v.string()),
});

export const vipList = call({
  name: 'vip_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(VipProduct),
});

/** Buys a membership with money. */
export const payVip = call({
  name: 'pay/vip',
  method: 'POST',
  version: 'v1',
  who: 'person',
  idempotent: true,
  payload: v.object(asksPayment),
  data: one(Payment),
});

/** What membership the person has; takes the free day with `take_free`. */
export const vip = call({
  name: 'vip',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, take_free: v.optional(v.boolean(), false) }),
  data: one(
    v.object({
      vip_id: v.nullable(Count),
      expires_at: v.nullable(Moment),
      renews: v.boolean(),
      free_day_available: v.boolean(),
    }),
  ),
});

const OrderPage = one(v.object({ orders: v.array(Order), next: v.nullable(text(80)) }));

export const vipOrderList = call({
  name: 'vip_order_list',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, ...asksPage }),
  data: OrderPage,
});

export const currencyProductList = call({
  name: 'currency_product_list',
  method: 'POST',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(v.object({ product_id: Count, coins: Count, bonus: Count, title: v.string(), ...Price })),
});

export const buyCurrencyProduct = call({
  name: 'buy_currency_product',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object(asksPayment),
  data: one(Payment),
});

export const currencyOrderList = call({
  name: 'currency_product_order_list',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, ...asksPage }),
  data: OrderPage,
});

import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text, Uuid, whole } from './fields.ts';
import { Order, OrderState, Provider, payingBy } from './orders.ts';

/** `amount` in minor units (fen, cents) of a currency; whole coins where the currency is `coin`. */
const Price = { amount: Count, currency: v.string() };
/** A way to pay that is open here to this browser, and what it takes. */
const Offer = v.object({ provider: Provider, ...Price });
export type Offer = v.InferOutput<typeof Offer>;

const Payment = v.object({ order_id: v.string(), state: OrderState, ...payingBy });
const asksPayment = { ...asksLocale, idempotency_key: Uuid, product_id: whole(1, 1_000_000), provider: Provider };

const CurrencyProduct = v.object({
  product_id: Count,
  coins: Count,
  bonus: Count,
  title: v.string(),
  ...Price,
  offers: v.optional(v.array(Offer), []),
});
export type CurrencyProduct = v.InferOutput<typeof CurrencyProduct>;

const VipProduct = v.object({
  product_id: Count,
  vip_id: Count,
  title: v.string(),
  des: v.string(),
  days: Count,
  ...Price,
  /** Ways to pay, the first one shown first; none where no payment is open. */
  offers: v.optional(v.array(Offer), []),
  /** May be renewed from the balance, if the person agrees to it. */
  renews: v.boolean(),
  /** What it gives, in sentences. */
  permits: v.array(v.string()),
});
export type VipProduct = v.InferOutput<typeof VipProduct>;

const Membership = v.object({
  /** The tier of this moment. */
  vip_id: v.nullable(Count),
  /** When the last of the periods that follow one another ends. */
  expires_at: v.nullable(Moment),
  renews: v.boolean(),
  free_day_available: v.boolean(),
  /** Readings without coins that are left today; null without a membership. */
  readings_left: v.optional(v.nullable(Count), null),
  /** The agreement: what is bought again from the balance, for how many coins, and when. */
  renewal: v.optional(v.nullable(v.object({ product_id: Count, coins: Count, at: v.nullable(Moment) })), null),
});
export type Membership = v.InferOutput<typeof Membership>;

export const vipList = call({
  name: 'vip_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(VipProduct),
});

/** Buys a membership with money, or from the balance. */
export const payVip = call({
  name: 'pay/vip',
  method: 'POST',
  version: 'v1',
  who: 'person',
  idempotent: true,
  payload: v.object(asksPayment),
  data: one(Payment),
});

/**
 * What membership the person has. `take_free` takes the free day, once in a life.
 * `renew` makes the renewal agreement for a product; null ends it; left out, it stays as it is.
 */
export const vip = call({
  name: 'vip',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({
    ...asksLocale,
    take_free: v.optional(v.boolean(), false),
    renew: v.optional(v.nullable(whole(1, 1_000_000))),
  }),
  data: one(Membership),
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
  data: list(CurrencyProduct),
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

import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text, Uuid } from './fields.ts';

export const ORDER_KINDS = ['reading', 'vip', 'currency', 'wallpaper'] as const;
/**
 * A reading: waiting, writing, served, or refunded when it failed.
 * A payment: in_payment, failed, successful, or refunded.
 */
export const ORDER_STATES = ['waiting', 'writing', 'served', 'in_payment', 'failed', 'successful', 'refunded'] as const;
export const OrderState = v.picklist(ORDER_STATES);
export type OrderState = v.InferOutput<typeof OrderState>;

/** Who wrote: a language model, the embedded reader over the library, a human reader. */
export const Source = v.picklist(['model', 'local', 'person']);
export type Source = v.InferOutput<typeof Source>;

/** `sandbox` is play money on a machine of one's own; `balance` pays with coins. */
export const Provider = v.picklist(['wechat', 'alipay', 'stripe', 'sandbox', 'balance']);
export type Provider = v.InferOutput<typeof Provider>;

/** How the phone goes to pay: an address to open, or what the messaging app's own pay call wants. */
export const payingBy = {
  pay_url: v.nullable(v.string()),
  pay_params: v.nullable(v.record(v.string(), v.string())),
};

export const Order = v.object({
  order_id: v.string(),
  kind: v.picklist(ORDER_KINDS),
  state: OrderState,
  /** Coins for a reading or a wallpaper, minor units of `currency` for a payment. */
  price: Count,
  currency: v.string(),
  level: v.nullable(v.picklist(['ai', 'person'])),
  spread_id: v.nullable(Count),
  /** The question, or the product's name. */
  title: v.string(),
  topic: v.nullable(v.string()),
  source: v.nullable(Source),
  /** The name of the person who reads it, or has read it. */
  reader: v.optional(v.nullable(v.string()), null),
  /** Why it failed, in the caller's language; empty when it did not. */
  failure: v.string(),
  created_at: Moment,
  updated_at: Moment,
  /** A paid reading that is not served by then is refunded. */
  refund_at: v.nullable(Moment),
  /** Who takes the money; null for what is paid with coins from the start. */
  provider: v.optional(v.nullable(Provider), null),
  product_id: v.optional(v.nullable(Count), null),
  /** Coins that a top-up brings. */
  coins: v.optional(v.nullable(Count), null),
  /** The days that a membership's order gave. */
  period: v.optional(v.nullable(v.object({ starts_at: Moment, ends_at: Moment })), null),
  /** An open payment lapses then. */
  closes_at: v.optional(v.nullable(Moment), null),
  /** What is given back: on its way at the provider, or there. */
  refund: v.optional(v.nullable(v.picklist(['on_its_way', 'done'])), null),
  /** A reading that the membership covered. */
  covered: v.optional(v.boolean(), false),
});
export type Order = v.InferOutput<typeof Order>;

/** `attempt:seq` of a part of the text; empty asks for everything. */
export const Cursor = v.pipe(v.string(), v.regex(/^(\d{1,6}:\d{1,9})?$/));
export const TextPart = v.object({ cursor: v.string(), text: v.string() });

/** An order with the text written since `after`. `restart`: a new attempt began, throw the text so far away. */
export const OrderText = v.object({
  order: Order,
  parts: v.array(TextPart),
  /** To be sent as `after` next time. */
  cursor: v.string(),
  restart: v.boolean(),
  /** Nothing more will come. */
  done: v.boolean(),
  /** While it is in payment: how to go on paying. */
  payment: v.optional(v.nullable(v.object(payingBy)), null),
});
export type OrderText = v.InferOutput<typeof OrderText>;

export const getOrder = call({
  name: 'get_order',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, order_id: Uuid, after: v.optional(Cursor, '') }),
  data: one(OrderText),
});

/** The same rows as server-sent events: each event's data is an `OrderText`. Read by fetch, since it needs the header. */
export const orderStream = call({
  name: 'order_stream',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, order_id: Uuid, after: v.optional(Cursor, '') }),
  data: one(OrderText),
  form: 'stream',
});

/** Several orders at once; unknown ones are left out. */
export const getOrders = call({
  name: 'get_orders',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, order_ids: v.pipe(v.array(Uuid), v.minLength(1), v.maxLength(50)) }),
  data: list(Order),
});

export const orderList = call({
  name: 'order_list',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, ...asksPage, kind: v.optional(v.picklist(ORDER_KINDS)) }),
  data: one(v.object({ orders: v.array(Order), next: v.nullable(text(80)) })),
});

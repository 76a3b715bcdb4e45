import * as v from 'valibot';
import { NOTICE_KINDS } from '../domain/home/notice.ts';
import { inEachLanguage } from '../domain/language.ts';
import { SWITCHES } from '../domain/switches.ts';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text, Uuid } from './fields.ts';

/** What a business day of the operator begins with; at most so long ago. */
const asksDay = { ...asksLocale, from: Moment };
/** Why something is done: it is kept with who did it. */
const Reason = v.pipe(text(300), v.trim(), v.nonEmpty());

/** An order as the operator sees it: never what was asked. `price` in minor units of `currency`, or coins. */
export const OperatorOrder = v.object({
  order_id: v.string(),
  user_id: v.string(),
  kind: v.string(),
  state: v.string(),
  price: Count,
  currency: v.string(),
  /** Who took the money; null for coins. */
  provider: v.nullable(v.string()),
  created_at: Moment,
});
export type OperatorOrder = v.InferOutput<typeof OperatorOrder>;

/** How the service does since `from`. Nothing in it leads to a person but the readers' own names. */
export const operatorToday = call({
  name: 'operator/today',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object(asksDay),
  data: one(
    v.object({
      /** Orders made since then, by kind, state and currency. */
      orders: list(v.object({ kind: v.string(), state: v.string(), currency: v.string(), count: Count, sum: Count })),
      /** Money that came and went since then, in minor units. */
      money: list(
        v.object({
          provider: v.string(),
          currency: v.string(),
          paid: Count,
          paid_sum: Count,
          refunds: Count,
          refunds_sum: Count,
        }),
      ),
      /** Refunds that no provider has confirmed yet. */
      refunds_waiting: Count,
      /** Readings by state, and how many seconds the oldest that is due waits. */
      queue: v.object({ queued: Count, running: Count, desk: Count, held: Count, oldest_s: Count }),
      readers: list(v.object({ name: v.string(), held: Count, answered: Count, seen_at: v.nullable(Moment) })),
      /** Questions and answers that were refused since midnight UTC, by why. */
      refusals: list(v.object({ why: v.string(), count: Count })),
      /** Mismatches and disputes of the last thirty days. */
      to_look_at: Count,
    }),
  ),
});

/** Orders for money, the newest first. */
export const operatorOrders = call({
  name: 'operator/orders',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, ...asksPage }),
  data: one(v.object({ orders: list(OperatorOrder), next: v.nullable(v.string()) })),
});

/** What providers reported that did not fit the books, the newest first: what nobody has handled, or what somebody has. */
export const operatorMismatches = call({
  name: 'operator/mismatches',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, handled: v.optional(v.boolean(), false) }),
  data: one(
    v.object({
      events: list(
        v.object({
          order_id: v.string(),
          provider: v.string(),
          /** With the provider it names the event. */
          event_id: v.string(),
          /** paid, refunded, disputed. */
          kind: v.string(),
          amount: Count,
          currency: v.string(),
          received_at: Moment,
          /** Where the money is sent back by itself: waiting, done. */
          refund: v.nullable(v.string()),
          handled_at: v.nullable(Moment),
        }),
      ),
    }),
  ),
});

/** Marks one of them as handled, or takes the mark away. */
export const operatorMismatch = call({
  name: 'operator/mismatch',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, provider: text(20), event_id: text(200), handled: v.boolean(), reason: Reason }),
  data: one(v.object({ handled_at: v.nullable(Moment) })),
});

/** What a refund takes and gives, and why it cannot be done, where it cannot. */
const RefundPlan = v.object({
  order_id: v.string(),
  user_id: v.string(),
  /** Coins that are taken back; 0 where days of membership end. */
  coins: Count,
  days: Count,
  price: Count,
  currency: v.string(),
  provider: v.nullable(v.string()),
  /** reading: it goes back by itself where it fails. nothing_paid: it was given. state: it is not paid, or refunded already. disputed: the provider settles it. spent: the coins are gone. */
  obstacle: v.nullable(v.picklist(['reading', 'nothing_paid', 'state', 'disputed', 'spent'])),
});
export type RefundPlan = v.InferOutput<typeof RefundPlan>;

/** What a refund would do: the dry run. */
export const operatorRefundPlan = call({
  name: 'operator/refund_plan',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, order_id: Uuid }),
  data: one(RefundPlan),
});

/** Undoes a purchase, once; the money is sent by its provider. */
export const operatorRefund = call({
  name: 'operator/refund',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  idempotent: true,
  payload: v.object({ ...asksLocale, idempotency_key: Uuid, order_id: Uuid, reason: Reason }),
  data: one(v.object({ refunded: v.string(), refunded_at: Moment })),
});

const Notice = v.object({
  notice_id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  from: Moment,
  until: Moment,
  text: v.object(inEachLanguage(() => v.string())),
});

/** Switches, notices and prices as they stand. */
export const operatorSettings = call({
  name: 'operator/settings',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object(asksLocale),
  data: one(
    v.object({
      switches: list(v.object({ name: v.picklist(SWITCHES), off_since: v.nullable(Moment) })),
      notices: list(Notice),
      /** `built`: what it costs in the build. `title`: of a wallpaper. */
      prices: list(
        v.object({
          key: v.string(),
          coins: Count,
          built: Count,
          since: v.nullable(Moment),
          title: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

export const operatorSwitch = call({
  name: 'operator/switch',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, name: v.picklist(SWITCHES), off: v.boolean() }),
  data: one(v.object({ name: v.string(), off: v.boolean() })),
});

/** Shows something on everybody's home; the same id again replaces it. */
export const operatorNotice = call({
  name: 'operator/notice',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({
    ...asksLocale,
    notice_id: text(40),
    kind: v.picklist(NOTICE_KINDS),
    from: text(40),
    until: text(40),
    text: v.object(inEachLanguage(() => text(400))),
  }),
  data: one(v.object({ notice_id: v.string() })),
});

export const operatorNoticeEnd = call({
  name: 'operator/notice_end',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, notice_id: text(40) }),
  data: one(v.object({ notice_id: v.string() })),
});

export const operatorPrice = call({
  name: 'operator/price',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksLocale, key: text(40), coins: v.pipe(Count, v.minValue(0), v.maxValue(1_000_000)) }),
  data: one(v.object({ key: v.string(), coins: Count })),
});

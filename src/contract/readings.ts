import * as v from 'valibot';
import { MAX_PLACES } from '../domain/spread/table.ts';
import { TOPICS } from '../domain/topic.ts';
import { Availability, Risk } from './availability.ts';
import { call } from './call.ts';
import { AgreedPrice, AskedQuestion, asksReading, Level, Question, SealedDraw } from './draw.ts';
import { asksLocale, Count, Moment, one, text, Uuid, whole } from './fields.ts';
import { OrderState } from './orders.ts';

export const spreadAskAvailable = call({
  name: 'spread_level_ask_available',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({
    ...asksLocale,
    spread_id: v.optional(whole(0, 1000), 0),
    /** Asked of a dream, which lies in no spread. */
    subject: v.optional(v.picklist(['dream'])),
    level: Level,
    question: v.optional(Question),
    /** How many cards lie on a free table. */
    cards: v.optional(whole(1, MAX_PLACES)),
  }),
  data: one(Availability),
});

const Asked = one(
  v.object({ order_id: v.string(), state: OrderState, price: Count, balance: Count, created_at: Moment }),
);

/** A question to cards drawn on the phone. */
export const spreadAsk = call({
  name: 'spread_level_ask',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object(asksReading),
  data: Asked,
});

/** A question to cards that the person laid with a deck at home. */
export const spreadAskSpread = call({
  name: 'spread_level_ask_spread',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object(asksReading),
  data: Asked,
});

/** A question to a throw of the star dice: point, sign and house as three cards. */
export const spreadAskDice = call({
  name: 'spread_level_ask_dice',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({ ...asksReading, spread_id: v.optional(whole(0, 1000), 0) }),
  data: Asked,
});

export const blueprintAvailable = call({
  name: 'ask_blueprint_available',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, level: Level, question: v.optional(Question) }),
  data: one(Availability),
});

/** A question to a grand tableau. */
export const askBlueprint = call({
  name: 'spread_level_ask_blueprint',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({
    ...asksReading,
    spread_id: v.optional(whole(68, 70), 68),
    layout: v.optional(v.picklist(['8x4+4', '9x4']), '8x4+4'),
    significator: v.optional(v.pipe(v.string(), v.regex(/^len\d\d$/))),
  }),
  data: Asked,
});

export const getBlueprint = call({
  name: 'spread_level_get_blueprint',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, order_id: Uuid }),
  data: one(
    v.object({
      order_id: v.string(),
      question: v.string(),
      topic: v.picklist(TOPICS),
      layout: v.picklist(['8x4+4', '9x4']),
      /** The number of the card that stands for the querent. */
      me: Count,
      draw: SealedDraw,
    }),
  ),
});

/** A dream in the person's own words. */
export const askDream = call({
  name: 'spread_level_ask_dream',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({
    ...asksLocale,
    idempotency_key: Uuid,
    level: Level,
    dream: v.pipe(text(4000), v.trim(), v.nonEmpty()),
    symbols: v.optional(v.pipe(v.array(text(40)), v.maxLength(20)), []),
    question: v.optional(Question, ''),
    topic: v.optional(v.picklist(TOPICS), 'open'),
    agreed_price: AgreedPrice,
  }),
  data: Asked,
});

/** May this question be asked? With `available: false` the code is -1 and `reason` has the words to show. */
export const antidirt = call({
  name: 'aliyun_antidirt',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...asksLocale, question: AskedQuestion }),
  data: one(v.object({ available: v.boolean(), reason: v.optional(v.string(), ''), risk: Risk })),
});

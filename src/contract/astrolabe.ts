import * as v from 'valibot';
import { TOPICS } from '../domain/topic.ts';
import { Availability } from './availability.ts';
import { call } from './call.ts';
import { AgreedPrice, AskedQuestion, Level, Question } from './draw.ts';
import { asksLocale, Count, list, Moment, one, text, Uuid } from './fields.ts';
import { OrderState } from './orders.ts';

const written = {
  name: v.pipe(text(60), v.trim(), v.nonEmpty()),
  sex: v.optional(v.nullable(v.picklist(['female', 'male', 'other'])), null),
  /** The calendar date of the place of birth. */
  date: v.pipe(v.string(), v.isoDate()),
  /** The clock of the place, `HH:MM`; null when it is not known. */
  time: v.nullable(v.pipe(v.string(), v.isoTime())),
  place: text(120),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** IANA name of the time zone. */
  zone: v.pipe(text(64), v.regex(/^[A-Za-z0-9_+\-/]+$/)),
  /** Of a time that the clock showed twice, the second. */
  later: v.optional(v.boolean(), false),
  relation: v.optional(v.picklist(['self', 'other']), 'self'),
};
const Profile = v.object({ ...written, profile_id: v.string(), updated_at: Moment });

export const createProfile = call({
  name: 'create_user_profile',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({ ...asksLocale, ...written, idempotency_key: Uuid }),
  data: one(Profile),
});

export const modifyProfile = call({
  name: 'modify_user_profile',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({
    ...asksLocale,
    ...written,
    profile_id: Uuid,
    remove: v.optional(v.boolean(), false),
    /** `updated_at` of the profile that this edit began from; one that was changed since is refused. */
    seen: v.optional(Moment),
    /** When the edit was made on the phone. */
    changed_at: v.optional(Moment),
  }),
  data: one(Profile),
});

export const myProfiles = call({
  name: 'my_user_profile_list',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: list(Profile),
});

const Placement = v.object({
  point: v.string(),
  longitude: v.number(),
  house: v.nullable(Count),
  retrograde: v.boolean(),
});

export const myNatal = call({
  name: 'my_natal',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, profile_id: Uuid }),
  data: one(
    v.object({
      profile_id: v.string(),
      placements: v.array(Placement),
      /** Ecliptic longitudes of the twelve cusps in degrees; empty without a time of birth. */
      cusps: v.array(v.number()),
      /** The wheel as a whole picture, in the colours of the day theme. */
      svg: v.string(),
    }),
  ),
});

export const askNatalAvailable = call({
  name: 'ask_natal_available',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, profile_id: v.optional(Uuid), level: Level, question: v.optional(Question) }),
  data: one(Availability),
});

export const askNatal = call({
  name: 'ask_natal',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({
    ...asksLocale,
    idempotency_key: Uuid,
    profile_id: Uuid,
    level: Level,
    question: AskedQuestion,
    topic: v.optional(v.picklist(TOPICS), 'open'),
    agreed_price: AgreedPrice,
  }),
  data: one(v.object({ order_id: v.string(), state: OrderState, price: Count, balance: Count, created_at: Moment })),
});

/** The sky of a moment as a wheel, for somebody without a chart of their own. */
export const defaultNatalSvg = call({
  name: 'default_natal_svg',
  method: 'GET',
  version: 'brand',
  payload: v.object({ ...asksLocale, at: v.optional(Moment) }),
  data: one(v.object({ svg: v.string(), at: Moment })),
});

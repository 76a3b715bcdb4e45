import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count, one, text, whole } from './fields.ts';

const Minute = whole(0, 1439);

/** The public key by which phones subscribe here; null where the operator has set none. */
export const pushKey = call({
  name: 'push/key',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: one(v.object({ key: v.nullable(v.string()) })),
});

/** Keeps the subscription of a phone, or what it asks for now. All minutes are of the day in UTC. */
export const pushKeep = call({
  name: 'push/keep',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({
    ...asksLocale,
    endpoint: text(1000),
    p256dh: text(100),
    auth: text(30),
    /** When to ring every day; null: never. */
    daily: v.nullable(Minute),
    /** Whether to ring when an answer has come. */
    answers: v.boolean(),
    /** In between answers wait. */
    quiet_from: Minute,
    quiet_until: Minute,
  }),
  data: one(v.object({ kept: v.boolean() })),
});

export const pushRemove = call({
  name: 'push/remove',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, endpoint: text(1000) }),
  data: one(v.object({ removed: Count })),
});

import * as v from 'valibot';
import { Level } from './draw.ts';
import { Count } from './fields.ts';
import { Source } from './orders.ts';

/** A key of src/domain/question/risk.ts, so that the phone can show help lines. */
export const Risk = v.nullable(v.string());

/** Told before paying. With `available: false` the envelope's code is -1 and `reason` says why, in the caller's language. */
export const Availability = v.object({
  available: v.boolean(),
  level: Level,
  /** Coins. */
  price: Count,
  balance: Count,
  /** The membership covers it: the price is 0. */
  covered: v.optional(v.boolean(), false),
  /** Who would write: `local` is the embedded reader, and the screen says so. */
  source: v.nullable(Source),
  /** A person would write: how many questions lie before this one, and how long the last answers took, in the middle. */
  desk: v.optional(v.nullable(v.object({ waiting: Count, typical_minutes: v.nullable(Count) })), null),
  reason: v.optional(v.string(), ''),
  risk: v.optional(Risk, null),
});

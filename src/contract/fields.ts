import * as v from 'valibot';
import type { ErrorKey } from './errors.ts';

/** A schema's message is a key of the catalogue, so that the server can say it in the caller's language. */
export const errorKey = <const Key extends ErrorKey>(key: Key): Key => key;

/** Text without NUL and lone surrogates, which no database keeps. Length in UTF-16 units. */
const KEEPABLE = /^[^\0\p{Cs}]*$/u;
/** @__NO_SIDE_EFFECTS__ */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(KEEPABLE));

/** A number in a query comes as its digits. @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A count as an answer has it. */
export const Count = v.pipe(v.number(), v.integer());
/** ISO 8601, in UTC or with its offset, as every clock reads it. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((written) => !Number.isNaN(Date.parse(written))),
);
export const Uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
export const Locale = text(35);
export const asksLocale = { locale: v.optional(Locale) };

/** Pages of a list: the newest first, `before` is the `next` of the page before. */
export const asksPage = { limit: v.optional(whole(1, 100), 20), before: v.optional(text(80)) };

/** `data` of a single thing, and of a list. @__NO_SIDE_EFFECTS__ */
export const one = <S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: S) => v.tuple([schema]);
/** @__NO_SIDE_EFFECTS__ */
export const list = <S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: S) => v.array(schema);

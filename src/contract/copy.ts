import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count, list, Moment, one, text, Uuid, whole } from './fields.ts';

/** The longest body of one put, all of its rows together. */
export const MAX_PUT_BYTES = 512 * 1024;
/** Rows of one put. */
export const MAX_PUT_ROWS = 50;
/** The longest sealed reading: a note of two phones has up to 40,000 letters of three bytes. */
export const MAX_SEALED_BYTES = 200 * 1024;

/** What is sealed travels as base64 without signs that a URL reads otherwise. */
const sealed = (maxBytes: number) => v.pipe(text(Math.ceil((maxBytes * 4) / 3)), v.regex(/^[\w-]+$/));
const Name = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const Revision = whole(0, Number.MAX_SAFE_INTEGER);
const Body = v.nullable(sealed(MAX_SEALED_BYTES));

/** Which copy a phone speaks of: one that was deleted and begun again is another. */
const asksCopy = { ...asksLocale, copy_id: Uuid };

const CopyState = v.object({
  copy_id: v.string(),
  begun_at: Moment,
  /** The newest change. */
  revision: Count,
  /** Readings that it holds. */
  readings: Count,
});
export type CopyState = v.InferOutput<typeof CopyState>;

/** The copy of the journal that a person keeps at the server; none where they never asked for one. */
export const copyState = call({
  name: 'copy/state',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: v.array(CopyState),
});

/** Begins a copy, or goes on with the one that is there: only whoever has its recovery words has its `check`. */
export const copyBegin = call({
  name: 'copy/begin',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, check: Name }),
  data: one(CopyState),
});

/**
 * Writes sealed readings; `body` null: the reading was removed. A row is written only over the revision that the phone
 * knows of it, `base`; 0 where it knows none. Otherwise the phone is behind, and fetches first.
 */
export const copyPut = call({
  name: 'copy/put',
  method: 'POST',
  version: 'brand',
  who: 'person',
  bodyBytes: MAX_PUT_BYTES,
  payload: v.object({
    ...asksCopy,
    rows: v.pipe(
      v.array(v.object({ name: Name, base: Revision, body: Body })),
      v.minLength(1),
      v.maxLength(MAX_PUT_ROWS),
    ),
  }),
  /** In the order of the rows. */
  data: list(v.object({ name: v.string(), revision: v.nullable(Count) })),
});

/** What was written after a revision, in its order, a page at a time; the last page has no more. */
export const copyGet = call({
  name: 'copy/get',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksCopy, after: Revision }),
  data: one(
    v.object({
      rows: list(v.object({ name: v.string(), revision: Count, body: v.nullable(v.string()) })),
      more: v.boolean(),
    }),
  ),
});

/** Deletes the copy whole. */
export const copyEnd = call({
  name: 'copy/end',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(v.object({ ended: v.boolean() })),
});

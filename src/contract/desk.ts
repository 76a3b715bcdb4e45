import * as v from 'valibot';
import { MAX_ANSWER_CHARACTERS } from '../domain/desk/hours.ts';
import { LANGUAGES } from '../domain/language.ts';
import { call } from './call.ts';
import { SealedDraw } from './draw.ts';
import { asksLocale, Count, list, Moment, one, text, Uuid } from './fields.ts';
import { AskedMatter } from './matter.ts';

/** A question at the desk. Nothing in it says whose it is. */
export const DeskQuestion = v.object({
  order_id: v.string(),
  question: v.string(),
  topic: v.string(),
  /** The language to answer in. */
  language: v.picklist(LANGUAGES),
  deck: v.picklist(['tarot', 'lenormand', 'stardice']),
  spread_id: Count,
  cards: Count,
  /** What is asked, as the person set it right. */
  matter: v.optional(AskedMatter),
  asked_at: Moment,
  /** The coins go back then. */
  refund_at: Moment,
});
export type DeskQuestion = v.InferOutput<typeof DeskQuestion>;

/** What its holder sees of it, and what she has written so far. */
export const DeskWork = v.object({
  question: DeskQuestion,
  draw: SealedDraw,
  /** A grand tableau: how it lies, and the number of the card that stands for the person. */
  tableau: v.nullable(v.object({ layout: v.picklist(['8x4+4', '9x4']), me: Count })),
  draft: v.string(),
  saved_at: v.nullable(Moment),
  /** Without a sign of her by then it lies on the desk again. */
  held_until: Moment,
});
export type DeskWork = v.InferOutput<typeof DeskWork>;

const asksQuestion = v.object({ ...asksLocale, order_id: Uuid });
const Answer = v.pipe(text(MAX_ANSWER_CHARACTERS), v.trim());

/** What waits, the oldest first, and what the reader has before her. */
export const deskList = call({
  name: 'desk/list',
  method: 'POST',
  version: 'brand',
  who: 'reader',
  payload: v.object(asksLocale),
  data: one(
    v.object({
      /** The name under her answers. */
      reader: v.string(),
      waiting: list(DeskQuestion),
      mine: list(DeskQuestion),
      /** How many wait in all; the list has the first fifty. */
      waiting_count: Count,
      answered_count: Count,
    }),
  ),
});

/** Takes a question up. One reader gets it; for its holder it is opened once more. */
export const deskClaim = call({
  name: 'desk/claim',
  method: 'POST',
  version: 'brand',
  who: 'reader',
  payload: asksQuestion,
  data: one(DeskWork),
});

/** Keeps what has been written so far. */
export const deskKeep = call({
  name: 'desk/keep',
  method: 'POST',
  version: 'brand',
  who: 'reader',
  payload: v.object({ ...asksLocale, order_id: Uuid, text: text(MAX_ANSWER_CHARACTERS) }),
  data: one(v.object({ saved_at: Moment, held_until: Moment })),
});

/** Sends the answer; the same answer sent again is the same answer. */
export const deskSend = call({
  name: 'desk/send',
  method: 'POST',
  version: 'brand',
  who: 'reader',
  payload: v.object({ ...asksLocale, order_id: Uuid, text: v.pipe(Answer, v.nonEmpty()) }),
  data: one(v.object({ order_id: v.string(), served_at: Moment })),
});

/** Lays a question back for another reader; what was written stays with her who wrote it. */
export const deskGiveBack = call({
  name: 'desk/give_back',
  method: 'POST',
  version: 'brand',
  who: 'reader',
  payload: asksQuestion,
  data: one(v.object({ order_id: v.string() })),
});

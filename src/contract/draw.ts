import * as v from 'valibot';
import { cleanQuestion, questionFits } from '../domain/question/question.ts';
import { MAX_PLACES } from '../domain/spread/table.ts';
import { MAX_MEANING_CHARACTERS, MAX_NAME_CHARACTERS, MAX_TITLE_CHARACTERS } from '../domain/spread/table-words.ts';
import { TOPICS } from '../domain/topic.ts';
import { asksLocale, errorKey, Moment, text, Uuid, whole } from './fields.ts';
import { MatterChange } from './matter.ts';

/** Cleaned before it is counted: NFKC, no invisible characters, at most 50 characters as a person counts. */
export const Question = v.pipe(
  text(2000),
  v.transform(cleanQuestion),
  v.check((question) => questionFits(question), errorKey('question_long')),
);
/** A question that must be there. */
export const AskedQuestion = v.pipe(Question, v.nonEmpty(errorKey('question_empty')));

const CardId = v.pipe(v.string(), v.regex(/^[a-z]{3}[0-9A-Z]{1,3}$/));

export const DrawnCard = v.object({
  id: CardId,
  reversed: v.boolean(),
  /** The key of the position in its spread. */
  position: v.pipe(text(40), v.nonEmpty()),
});

/** Places that a person laid; they come with a free table alone. */
const Table = v.object({
  title: text(MAX_TITLE_CHARACTERS),
  places: v.pipe(
    v.array(
      v.object({
        key: v.pipe(text(40), v.nonEmpty()),
        name: text(MAX_NAME_CHARACTERS),
        meaning: text(MAX_MEANING_CHARACTERS),
        x: v.number(),
        y: v.number(),
        crossing: v.optional(v.literal(true)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_PLACES),
  ),
});

/** A draw as it was sealed on the phone, before text, price or network. */
export const SealedDraw = v.object({
  deck: v.picklist(['tarot', 'lenormand', 'stardice']),
  cards: v.pipe(v.array(DrawnCard), v.minLength(1), v.maxLength(78)),
  /** The whole pile after shuffle and cut, from the top; a minus sign marks a reversed card. */
  order: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^-?[a-z]{3}[0-9A-Z]{1,3}$/))), v.maxLength(78)), []),
  /** The cards were laid with a deck at home. */
  by_hand: v.optional(v.boolean(), false),
  /** The card taken out before the shuffle, the cards that fell out of it, the first date, the places: see src/domain/draw. */
  significator: v.optional(CardId),
  jumpers: v.optional(v.pipe(v.array(v.object({ id: CardId, reversed: v.boolean() })), v.maxLength(2))),
  begins: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d(-\d\d(T\d\d:\d\d:00[+-]\d\d:\d\d)?)?$/))),
  table: v.optional(Table),
  drawn_at: Moment,
  /** SHA-256 in hex over the draw, as src/domain/draw/seal.ts writes it. */
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type SealedDraw = v.InferOutput<typeof SealedDraw>;

export const Level = v.picklist(['ai', 'person']);
export type Level = v.InferOutput<typeof Level>;

/** The price that the person has seen and agreed to, in coins: at a higher one nothing is sold. */
export const AgreedPrice = v.optional(whole(0, 1_000_000));

/** What every ask about drawn cards carries. */
export const asksReading = {
  ...asksLocale,
  idempotency_key: Uuid,
  spread_id: whole(0, 1000),
  level: Level,
  question: AskedQuestion,
  topic: v.optional(v.picklist(TOPICS), 'open'),
  /** Left out where nothing was set right. */
  matter: v.optional(MatterChange),
  draw: SealedDraw,
  agreed_price: AgreedPrice,
};

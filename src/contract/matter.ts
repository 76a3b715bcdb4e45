import * as v from 'valibot';
import { BONDS, FORMS, INTENTS, PERSONS, SPANS } from '../domain/question/matter-kinds.ts';
import { cleanQuestion, MAX_OPTION_CHARACTERS } from '../domain/question/question.ts';
import { text } from './fields.ts';

const OptionName = v.pipe(text(MAX_OPTION_CHARACTERS), v.transform(cleanQuestion), v.nonEmpty());

/** What the person set right of how the question was understood. A server that does not know it leaves it out. */
export const MatterChange = v.object({
  intent: v.optional(v.picklist(INTENTS)),
  person: v.optional(v.nullable(v.picklist(PERSONS))),
  bond: v.optional(v.nullable(v.picklist(BONDS))),
  /** Star dice: what the two ways are called for which two throws were made. */
  options: v.optional(v.tuple([OptionName, OptionName])),
});
export type MatterChange = v.InferOutput<typeof MatterChange>;

/** What a question asks, as the server understands it and the person set it right. */
export const AskedMatter = v.object({
  intent: v.picklist(INTENTS),
  form: v.picklist(FORMS),
  person: v.nullable(v.picklist(PERSONS)),
  /** The two things between which is chosen, as they were typed. */
  options: v.nullable(v.tuple([v.string(), v.string()])),
  span: v.nullable(v.picklist(SPANS)),
  bond: v.nullable(v.picklist(BONDS)),
  /** Without it another matter is nearly as likely. */
  sure: v.boolean(),
});
export type AskedMatter = v.InferOutput<typeof AskedMatter>;

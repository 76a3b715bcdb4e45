import type { Throw } from '../../domain/dice/faces.ts';
import { sealThrow } from '../../domain/dice/seal.ts';
import { throwDice } from '../../domain/dice/throw.ts';
import { askedDraft, type Draft, newDraft } from '../../domain/draw/draft.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import type { MatterChange } from '../../domain/question/asked.ts';
import { cleanQuestion } from '../../domain/question/question.ts';
import { DICE_OPTIONS, DICE_THROW } from '../../domain/spread/dice.ts';
import type { Topic } from '../../domain/topic.ts';
import { owner } from '../../session.ts';
import { saveReading } from '../../storage/journal.ts';
import type { Carried } from './draw.ts';
import { keepDraft } from './keep-draft.ts';

/** What is asked of the dice. */
export interface DiceQuestion {
  question: string;
  topic: Topic;
  /** Two named options: a throw for each. */
  options?: readonly [string, string];
  /** The seal of the throw that is followed up. */
  after?: string;
  /** What the querent set right of how the question was understood. */
  matter?: MatterChange;
}

/** The question is asked; the dice lie ready. Kept on this device. */
export async function askDice({ question, topic, ...more }: DiceQuestion): Promise<void> {
  const spread = more.options ? DICE_OPTIONS : DICE_THROW;
  const draft = askedDraft(newDraft(spread, topic, 'off'), cleanQuestion(question), topic);
  await keepDraft('stardice', { ...draft, ...extras(more) });
}

/** The table is cleared for a question that is carried over from a reading. */
export async function beginDice(question: string, carried: Carried): Promise<void> {
  const { options, matter, topic = 'open' } = carried;
  const draft = newDraft(options ? DICE_OPTIONS : DICE_THROW, topic, 'off');
  await keepDraft('stardice', { ...draft, question, ...extras({ options, matter }) });
}

/** Decides the throw, seals it and keeps it in the journal; only then the dice roll on the screen. */
export async function throwAsked(draft: Draft): Promise<SealedDraw> {
  const thrown: [Throw] | [Throw, Throw] = draft.options ? [throwDice(), throwDice()] : [throwDice()];
  const sealed = sealThrow(thrown, { question: draft.question, topic: draft.topic, now: new Date() });
  await saveReading(owner(), sealed, extras(draft));
  await keepDraft('stardice', { ...draft, stage: 'sealed', sealed });
  return sealed;
}

/** Seals dice that were thrown on a table at home. */
export async function keepHandThrow(
  thrown: Throw,
  question: string,
  topic: Topic,
  matter?: MatterChange,
): Promise<SealedDraw> {
  const facts = { question: cleanQuestion(question), topic, now: new Date(), byHand: true as const };
  const sealed = sealThrow([thrown], facts);
  await saveReading(owner(), sealed, matter ? { matter } : {});
  return sealed;
}

/** The table is cleared for a new question. */
export async function clearDice(): Promise<void> {
  await keepDraft('stardice', newDraft(DICE_THROW, 'open', 'off'));
}

function extras({ options, after, matter }: Pick<Draft, 'options' | 'after' | 'matter'>) {
  return { ...(options ? { options } : {}), ...(after ? { after } : {}), ...(matter ? { matter } : {}) };
}

import { type Answerer, wayOf } from './asked.ts';
import type { LenormandSentence } from './teller.ts';

/** One question to write about. */
export function promptOf(answerer: Answerer, card: number): LenormandSentence[] {
  const { asked, teller } = answerer;
  const text = wayOf(answerer, 'prompt', asked.answering.matter.prompts[asked.matter.intent]);
  return teller.say(text, 'prompt', [card]);
}

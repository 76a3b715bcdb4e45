import { ofIntent } from '../../reading/words-of.ts';
import { type Answerer, wayOf } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';

/** One question to write about. */
export function promptOf(answerer: Answerer, card: number): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const text = wayOf(answerer, 'prompt', ofIntent(asked.answering.matter.prompts, asked));
  return narrator.say(text, 'prompt', [card]);
}

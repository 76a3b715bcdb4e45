import { hashOf } from '../../reading/said.ts';
import { splitSentences } from '../../reading/sentence.ts';
import { ofIntent } from '../../reading/words-of.ts';
import { type Answerer, wayOf } from './asked.ts';
import type { LenormandSentence } from './teller.ts';

/** One thing to do this week: what fits the matter, else the advice of the card on which the answer leans. */
export function deedOf(answerer: Answerer, card: number): LenormandSentence[] {
  const { asked, teller } = answerer;
  const { advice } = teller.words(card);
  const deeds = ofIntent(asked.answering.matter.deeds, asked);
  const fresh = deeds.filter((deed) => !asked.read?.has(hashOf(deed)));
  const open = asked.matter.intent === 'open' || fresh.length === 0;
  const text = wayOf(answerer, 'deed', open ? [advice] : fresh);
  return splitSentences(text).flatMap((one) => teller.say(one, 'deed', [card]));
}

/** One question to write about. */
export function promptOf(answerer: Answerer, card: number): LenormandSentence[] {
  const { asked, teller } = answerer;
  const text = wayOf(answerer, 'prompt', asked.answering.matter.prompts[asked.matter.intent]);
  return teller.say(text, 'prompt', [card]);
}

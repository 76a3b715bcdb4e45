import { isDoubtful } from '../../reading/hedge.ts';
import { filled, ofIntent } from '../../reading/words-of.ts';
import { type Answerer, wayOf } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';

/** One question to write about. */
export function promptOf(answerer: Answerer, card: number): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const { prompts, things } = asked.answering.matter;
  const { thing } = asked.matter;
  const ofThing = thing ? things.prompts.map((way) => filled(way, { thing })) : [];
  const text = wayOf(
    answerer,
    'prompt',
    ofThing.length > 0 ? ofThing : isDoubtful(asked.matter) ? prompts.open : ofIntent(prompts, asked),
  );
  return narrator.say(text, 'prompt', [card]);
}

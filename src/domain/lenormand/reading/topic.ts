import { leanOf } from '../polarity.ts';
import { type Answerer, wayOf } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';
import type { Voices } from './voices.ts';

/** The card that stands for the matter, read with the cards on both sides of it; nothing where it does not lie there. */
export function readTopic(answerer: Answerer, { topic }: Voices): LenormandSentence[] {
  if (!topic) return [];
  const { asked, narrator } = answerer;
  const { card, beside } = topic;
  const [left, right] = beside;
  if (left === undefined) return [];
  const ways = narrator.phrases.answering.topic;
  const leans = beside.map((one) => leanOf(one, asked.matter.intent));
  const mood =
    asked.matter.intent === 'health'
      ? 'mixed'
      : leans.every((lean) => lean > 0)
        ? 'light'
        : leans.every((lean) => lean < 0)
          ? 'heavy'
          : 'mixed';
  if (right === undefined)
    return narrator.say(wayOf(answerer, 'topic', ways.beside[mood], card, left), 'subject', [card, left]);
  const between = ways.between[mood].map((way) => way.replace('{left}', '{other}'));
  const text = wayOf(answerer, 'topic', between, card, left, right);
  return narrator.say(text, 'subject', [card, left, right]);
}

import { splitSentences } from '../../reading/sentence.ts';
import { filled, ofIntent } from '../../reading/words-of.ts';
import { MAN, WOMAN } from '../persons.ts';
import { leanOf } from '../polarity.ts';
import { ofStrain, strainOf } from '../strain.ts';
import { type Answerer, peopleIn, wayOf } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';
import type { Voices } from './voices.ts';

/** Why it is so: the hardest card with the ground of its suit, and what keeps it going: the next of another suit. */
export function readGrounds(answerer: Answerer, { all }: Voices): LenormandSentence[] {
  const { asked, narrator } = answerer;
  const { intent } = asked.matter;
  const { beneath, kept } = narrator.phrases.answering;
  const words = ofIntent(asked.answering.matter.grounds, asked);
  const things = all.filter((one) => one.card !== MAN && one.card !== WOMAN);
  const hardest = [...(things.length > 0 ? things : all)].sort(
    (a, b) => leanOf(a.card, intent) - leanOf(b.card, intent) || b.weight - a.weight,
  );
  const [{ card }] = hardest as [Voices['all'][number]];
  const other = hardest.find((one) => strainOf(one.card) !== strainOf(card))?.card ?? null;
  return [...ground(card, beneath, 'answer'), ...(other === null ? [] : ground(other, kept, 'voice'))];

  function ground(of: number, leads: readonly string[], rule: 'answer' | 'voice'): LenormandSentence[] {
    const text = filled(ofStrain(words, of, intent), peopleIn(asked));
    return [wayOf(answerer, rule, leads, of), ...splitSentences(text)].flatMap((one) => narrator.say(one, rule, [of]));
  }
}

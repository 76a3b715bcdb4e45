import { MAN, WOMAN } from '../persons.ts';
import { type Answerer, personOf } from './asked.ts';
import type { LenormandSentence } from './teller.ts';

/** Who the Man and the Woman are, once, where they lie there and the question does not name somebody by them. */
export function somebodyIn({ asked, teller }: Answerer, cards: readonly number[]): LenormandSentence[] {
  const { man, woman, both, named } = teller.phrases.answering.somebody;
  const known = personOf(asked)?.card;
  const there = [MAN, WOMAN].filter((card) => cards.includes(card) && card !== known);
  if (asked.matter.person === 'parents') {
    const { father, mother } = asked.answering.matter.about.persons;
    return there.flatMap((card) => {
      const text = named(teller.speak(card), (card === MAN ? father : mother)[1]);
      return teller.say(text, 'subject', [card]);
    });
  }
  if (there.length === 0) return [];
  return teller.say(there.length === 2 ? both : there[0] === MAN ? man : woman, 'subject', there);
}

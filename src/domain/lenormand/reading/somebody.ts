import { MAN, WOMAN } from '../persons.ts';
import { type Answerer, personOf } from './asked.ts';
import type { LenormandSentence } from './narrator.ts';

/** Who the Man and the Woman are, once, where they lie there and the question does not name somebody by them. */
export function somebodyIn({ asked, narrator }: Answerer, cards: readonly number[]): LenormandSentence[] {
  const { man, woman, both, named } = narrator.phrases.answering.somebody;
  const known = personOf(asked)?.card;
  const there = [MAN, WOMAN].filter((card) => cards.includes(card) && card !== known);
  if (asked.matter.person === 'parents') {
    const { father, mother } = asked.answering.matter.about.persons;
    return there.flatMap((card) => {
      const text = named(narrator.speak(card), (card === MAN ? father : mother)[1]);
      return narrator.say(text, 'subject', [card]);
    });
  }
  if (there.length === 0) return [];
  return narrator.say(there.length === 2 ? both : there[0] === MAN ? man : woman, 'subject', there);
}

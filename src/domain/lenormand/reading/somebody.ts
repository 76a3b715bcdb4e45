import { MAN, WOMAN } from '../persons.ts';
import { type Answerer, personOf } from './asked.ts';
import type { LenormandSentence } from './teller.ts';

/** Who the Man and the Woman are, where they lie there and the question does not name somebody by them. */
export function somebodyIn({ asked, teller }: Answerer, cards: readonly number[]): LenormandSentence[] {
  const { man, woman } = teller.phrases.answering.somebody;
  const named = personOf(asked)?.card;
  return (
    [
      [MAN, man],
      [WOMAN, woman],
    ] as const
  ).flatMap(([card, text]) => (cards.includes(card) && card !== named ? teller.say(text, 'subject', [card]) : []));
}

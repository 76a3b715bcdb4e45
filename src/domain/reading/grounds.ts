import type { Role } from '../spread/spread.ts';
import type { Choose } from './choice.ts';
import { leaningCard, type Material, roleOf, sideTextOf } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';
import { said } from './told.ts';

/** What lies beneath: the card of a hidden place, of a hindrance or of the past, in its own words. */
export function readGrounds(material: Material, choose: Choose): Sentence[] {
  const roles: readonly Role[] = ['hidden', 'obstacle', 'past'];
  const { cards } = material.draw;
  const card =
    roles.flatMap((role) => cards.find((one) => roleOf(material, one) === role) ?? [])[0] ?? leaningCard(material);
  return [
    said(material, choose, 'answer', material.phrases.matter.why, card),
    sentence(sideTextOf(material, 'hidden', card), 'answer', card.id),
  ];
}

import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { ofCell } from './cell.ts';
import type { Choose } from './choice.ts';
import { focusOf } from './focus.ts';
import { type Material, roleOf } from './material.ts';
import { phrased } from './phrased.ts';
import { leanOf } from './polarity.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import { filled, ofIntent, personValues } from './words-of.ts';

/** Places in which a reason lies, the nearest first. */
const PLACES: readonly Role[] = ['obstacle', 'hidden', 'past'];

/** Why it is so: the card in which the reason lies, and the ground of the matter by its suit and side. */
export function readGrounds(material: Material, choose: Choose): Sentence[] {
  const { why, grounds } = material.phrases.matter;
  const card = cardBeneath(material);
  const ground = filled(ofCell(ofIntent(grounds, material), card), personValues(material));
  return [
    phrased(material, choose, 'answer', why, card),
    ...splitSentences(ground).map((one) => sentence(one, 'answer', card.id)),
  ];
}

/** The card of the date asked about, or of a place in which a reason lies, else the one that leans hardest against the matter, or for it. */
function cardBeneath(material: Material): DrawnCard {
  const { cards } = material.draw;
  const laid = PLACES.flatMap((role) => cards.filter((card) => roleOf(material, card) === role));
  const lean = (card: DrawnCard) => leanOf(card, material.matter.intent);
  const ranked = [...cards].sort((a, b) => lean(a) - lean(b));
  return focusOf(material) ?? laid[0] ?? (lean(ranked[0]!) < 0 ? ranked[0]! : ranked.at(-1)!);
}

import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { cellOf, ofCell } from './cell.ts';
import { focusOf } from './focus.ts';
import { isDoubtful } from './hedge.ts';
import { type Material, roleOf, sideTextOf } from './material.ts';
import { splitSentences } from './sentence.ts';
import { filled, ofIntent, personValues } from './words-of.ts';

/** At most so many steps are used after one another. */
const MAX_STEPS = 3;

/** Places that say what to do come first, then those of how things are and go. */
const ORDER: readonly Role[] = ['counsel', 'support', 'now', 'self', 'chance', 'ahead', 'outcome'];

/** The first cards in the order of their places whose cells differ. */
export function cardsForSteps(material: Material): DrawnCard[] {
  const rank = (card: DrawnCard) => {
    if (card === focusOf(material)) return -1;
    const at = ORDER.indexOf(roleOf(material, card));
    return at < 0 ? ORDER.length : at;
  };
  const { cards } = material.draw;
  const fit = cards.filter((card) => rank(card) < ORDER.length);
  const ordered = [...(fit.length > 0 ? fit : cards)].sort((a, b) => rank(a) - rank(b));
  return ordered
    .filter((card, index) => ordered.findIndex((one) => cellOf(one) === cellOf(card)) === index)
    .slice(0, MAX_STEPS);
}

/** What a card has one do about the matter; its own counsel where a step of the matter could miss the question. */
export function stepOf(material: Material, card: DrawnCard): string {
  if (isDoubtful(material.matter)) return splitSentences(sideTextOf(material, 'counsel', card))[0]!;
  return filled(ofCell(ofIntent(material.phrases.matter.steps, material), card), personValues(material));
}

/** The steps that answer a question of how, so that no place says them again. */
export function usedSteps(material: Material): string[] {
  return cardsForSteps(material).map((card) => stepOf(material, card));
}

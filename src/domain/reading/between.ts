import type { Choose } from './choice.ts';
import { leaningCard, type Material } from './material.ts';
import type { Sentence } from './sentence.ts';
import { voicesOf } from './standing.ts';
import { said } from './told.ts';

/** Of two options the one whose way lies better, by its name; even where neither does. Cards that carry neither say nothing. */
export function readBetween(material: Material, choose: Choose): Sentence[] {
  const { draw, phrases } = material;
  const [first, second] = ['endA', 'endB'].map((key) => draw.cards.find((card) => card.position === key));
  const { which } = phrases.matter;
  if (!first || !second) return [said(material, choose, 'answer', which.even, leaningCard(material))];
  const way = (keys: readonly string[]) =>
    voicesOf(material).reduce((sum, { card, says }) => (keys.includes(card.position) ? sum + says : sum), 0);
  const [a, b] = [way(['pathA', 'endA']), way(['pathB', 'endB'])];
  const ways = Math.abs(a - b) < 1 ? which.even : a > b ? which.a : which.b;
  return [
    said(material, choose, 'answer', ways, first, second),
    said(material, choose, 'voice', which.cards, first, second),
  ];
}

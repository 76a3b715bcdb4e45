import type { Choose } from './choice.ts';
import type { Material } from './material.ts';
import { isHeavyYes } from './polarity.ts';
import type { Sentence } from './sentence.ts';
import { moodOf, standingOf, voicesOf } from './standing.ts';
import { said } from './told.ts';

/**
 * Of a table that leans to the good, the card that speaks most for it and the one against it. Where it leans to the bad,
 * or to neither, the card against it is no objection to what was just said: nothing is added.
 */
export function readVoices(material: Material, choose: Choose): Sentence[] {
  const { draw, matter } = material;
  if (draw.cards.length < 2 || isHeavyYes(matter.intent) || moodOf(standingOf(material)) !== 'light') return [];
  const ranked = voicesOf(material).toSorted((a, b) => b.says - a.says);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const { voices: words } = material.phrases.matter;
  if (best.says <= 0) return [];
  if (worst.says < 0) return [said(material, choose, 'voice', words.both, best.card, worst.card)];
  return [said(material, choose, 'voice', words.for, best.card)];
}

import { isSuspicion } from './hedge.ts';
import { type Material, seedOf } from './material.ts';
import type { Verdict } from './matter-words.ts';
import { type Sentence, sentence } from './sentence.ts';

/** The answer of a spread that counts upright cards as yes: one card more or less than half is honestly unclear. */
export function verdictOf(upright: number, total: number): Verdict {
  const lead = upright * 2 - total;
  if (Math.abs(lead) <= 1) return 'unclear';
  return lead > 0 ? 'yes' : 'no';
}

/** The count in words; nothing for a spread that does not count, no words where a yes or a no would accuse somebody. */
export function readCount(material: Material): { verdict: Verdict; sentences: Sentence[] } | null {
  const { spread, draw, phrases, matter } = material;
  if (!spread.counts) return null;
  const upright = draw.cards.filter((card) => !card.reversed);
  const verdict = verdictOf(upright.length, draw.cards.length);
  if (isSuspicion(matter)) return { verdict, sentences: [] };
  const text = phrases.count[verdict](upright.length, draw.cards.length - upright.length, seedOf(material));
  return { verdict, sentences: [sentence(text, 'count', ...draw.cards.map(({ id }) => id))] };
}

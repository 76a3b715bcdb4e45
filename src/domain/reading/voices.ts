import type { Choose } from './choice.ts';
import { leaningOf } from './closing.ts';
import { leaningCard, type Material } from './material.ts';
import { phrased } from './phrased.ts';
import { isHeavyYes } from './polarity.ts';
import type { Sentence } from './sentence.ts';
import { voicesOf } from './standing.ts';

/**
 * The cards by which a verdict was reached, without the one that the opening has named: of a good end the card that
 * speaks for it, with the one against it; of a bad end the card that says so most plainly; of neither one on each side.
 * Where a yes is the heavy answer, the card that leans to the bad end is the one that speaks for it. Of a body nothing is
 * judged, and whether to part is not weighed where the cards leave it to the asker.
 */
export function readVoices(material: Material, choose: Choose): Sentence[] {
  const { form, intent } = material.matter;
  if ((form !== 'whether' && form !== 'should') || intent === 'health') return [];
  const named = leaningCard(material);
  const ranked = voicesOf(material)
    .filter(({ card }) => card !== named)
    .sort((a, b) => b.says - a.says);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst) return [];
  const { voices: words } = material.phrases.matter;
  const leaning = leaningOf(material);
  const [isFor, isAgainst] = [best.says > 0, worst.says < 0];
  if (leaning === 0) {
    if (!isFor || !isAgainst || (form === 'should' && intent === 'leave')) return [];
    const [pushes, holds] = isHeavyYes(material.matter) ? [worst, best] : [best, worst];
    return [phrased(material, choose, 'voice', words.even, pushes.card, holds.card)];
  }
  const plainest = leaning > 0 ? best : worst;
  if (leaning > 0 ? !isFor : !isAgainst) return [];
  if (leaning < 0 || isHeavyYes(material.matter))
    return [phrased(material, choose, 'voice', words.plain, plainest.card)];
  if (isAgainst) return [phrased(material, choose, 'voice', words.both, best.card, worst.card)];
  return [phrased(material, choose, 'voice', words.for, best.card)];
}

import type { DrawnCard } from '../draw/draw.ts';
import type { Form, Intent } from '../question/matter-kinds.ts';
import type { Choose } from './choice.ts';
import { closingOf, leaningOf } from './closing.ts';
import { focusOf } from './focus.ts';
import { isHedged } from './hedge.ts';
import { leaningCard, type Material, roleOf } from './material.ts';
import { phrased } from './phrased.ts';
import { leanOf } from './polarity.ts';
import type { Sentence } from './sentence.ts';
import { type Voice, voicesOf } from './standing.ts';
import { capital } from './words-of.ts';

/**
 * Matters in which no card is brought forward as a reason: of a body, a search and somebody under suspicion it would judge
 * what cards cannot see.
 */
const OF_NO_REASON: ReadonlySet<Intent> = new Set(['health', 'lost', 'loyalty']);

/** Forms whose answer names no reason of its own: steps, grounds and two ways have their cards. */
const REASONED: ReadonlySet<Form> = new Set(['whether', 'should', 'what', 'when']);

/** Places of what can no longer be changed, or is only wished for: what could still turn an answer does not lie there. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['past', 'wish', 'aim']);

/**
 * The card on which an answer rests, with what it brings: of a good end the kindest, of a bad one the hardest; where neither
 * wins, one on each side. None that was `named`, and none of a single card or date, which is read at once. Whether to part
 * is not weighed where the cards leave it to the asker.
 */
export function readVoices(material: Material, choose: Choose, named: readonly string[]): Sentence[] {
  const { form, intent } = material.matter;
  if (!REASONED.has(form) || OF_NO_REASON.has(intent)) return [];
  if (material.draw.cards.length === 1 || focusOf(material)) return [];
  const ranked = ranking(material, named);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst) return [];
  const { weighing } = material.phrases;
  const leaning = leaningOf(material);
  if (leaning === 0) {
    if (best.says <= 0 || worst.says >= 0 || form === 'what' || (form === 'should' && intent === 'leave')) return [];
    return [phrased(material, choose, 'voice', weighing.even, best.card, worst.card)];
  }
  if (leaning > 0) return best.says > 0 ? [phrased(material, choose, 'voice', weighing.carries, best.card)] : [];
  return worst.says < 0 ? [phrased(material, choose, 'voice', weighing.weighs, worst.card)] : [];
}

/**
 * The card that could still turn the answer: after a good one the hardest, after a bad one and where it is asked why the
 * kindest, else the one on which the answer leans; of an end that is at odds with the answer that card. After a good answer
 * with no hard card at all it is said that none objects. Nothing where few cards lie, where they are dates, steps or ways.
 */
export function readHinge(material: Material, choose: Choose, told: readonly Sentence[]): Sentence[] {
  const { form, intent } = material.matter;
  const { draw, spread, phrases } = material;
  if (draw.cards.length < 3 || spread.dated || spread.options || spread.counts) return [];
  if (form === 'how' || form === 'which' || OF_NO_REASON.has(intent)) return [];
  const named = told.flatMap(({ source }) => source.cards);
  const leaning = form === 'why' ? -1 : leaningOf(material);
  const ranked = ranking(material, named).filter(({ card }) => !OUT_OF_REACH.has(roleOf(material, card)));
  const at = (card: DrawnCard | undefined) => ranked.find((one) => one.card === card && one.says !== 0);
  const odd = at(closingOf(material)?.[0]);
  const turns = leaning === 0 ? at(leaningCard(material)) : leaning > 0 ? ranked.at(-1) : ranked[0];
  const hinge = odd && odd.says * leaning <= 0 ? odd : turns;
  if (hinge && hinge.says * leaning <= 0 && hinge.says !== 0)
    return [
      phrased(material, choose, 'hinge', back(phrases.weighing[hinge.says < 0 ? 'guards' : 'opens']), hinge.card),
    ];
  const isClear = leaning > 0 && voicesOf(material).every(({ says }) => says >= 0);
  return isClear ? [phrased(material, choose, 'hinge', back(phrases.weighing.clear), leaningCard(material))] : [];

  /** Goes back to the question by its name, save where it is doubtful whether it was taken rightly. */
  function back(ways: readonly string[]): readonly string[] {
    const leads = phrases.weighing.back;
    const isNamed = intent !== 'open' && !isHedged(material.matter);
    return ways.map((way, index) => (isNamed ? phrases.after(leads[index % leads.length]!, way) : capital(way)));
  }
}
/**
 * Cards that were not named, the kindest first; of equals the one on which the answer leans. A kind card that hinders is no
 * reason either way.
 */
function ranking(material: Material, named: readonly string[]): Voice[] {
  const end = leaningCard(material);
  return voicesOf(material)
    .filter(({ card, says }) => !named.includes(card.id) && says * leanOf(card, material.matter.intent) >= 0)
    .sort((a, b) => b.says - a.says || Number(b.card === end) - Number(a.card === end));
}

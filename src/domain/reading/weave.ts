import { readCalendar } from './calendar.ts';
import type { Choose } from './choice.ts';
import { closingOf, leaningOf } from './closing.ts';
import { type Material, nameOf, seedOf } from './material.ts';
import { phrased } from './phrased.ts';
import { leanOf } from './polarity.ts';
import { unread } from './said.ts';
import { type Sentence, sentence } from './sentence.ts';
import { turnOf } from './standing.ts';
import { readTogether } from './together.ts';
import { readHinge } from './voices.ts';

/** Pairs of the Celtic Cross of which the second can be easier or harder than the first. */
const PAIRS = [
  { kind: 'passing', places: ['behind', 'before'] },
  { kind: 'hoped', places: ['hopes', 'outcome'] },
] as const;

/**
 * What the cards say together: places read as pairs, where the mood turns, what is at odds, what repeats, and last the card
 * that could still turn the answer.
 */
export function weave(material: Material, choose: Choose, answer: readonly Sentence[]): Sentence[] {
  const hinge = readHinge(material, choose, answer);
  const woven = [
    ...pairs(material, choose, closingOf(material) !== null),
    ...twoPaths(material),
    ...turning(material, choose),
    ...atOdds(material, choose, answer.slice(1), hinge),
    ...readCalendar(material),
  ];
  return [...woven, ...unread(material, readTogether(material, woven.length + hinge.length)), ...hinge];
}

/** What one card of a pair says against the other; an end that is at odds with the answer is spoken of already. */
function pairs(material: Material, choose: Choose, odds: boolean): Sentence[] {
  const { draw, matter, spread, phrases } = material;
  if (spread.key !== 'celticCross') return [];
  return PAIRS.flatMap(({ kind, places }) => {
    const [first, second] = places.map((key) => draw.cards.find(({ position }) => position === key));
    if (!first || !second || (odds && kind === 'hoped')) return [];
    const [before, after] = [leanOf(first, matter.intent), leanOf(second, matter.intent)];
    if (before * after >= 0) return [];
    const ways = phrases.pair[kind][after > before ? 'lighter' : 'heavier'];
    return [phrased(material, choose, 'pair', ways, first, second)];
  });
}

/** The ends of two ways side by side, where the answer has not weighed them. */
function twoPaths(material: Material): Sentence[] {
  if (material.matter.form === 'which') return [];
  const [first, second] = ['endA', 'endB'].map((key) => material.draw.cards.find((card) => card.position === key));
  if (!first || !second) return [];
  const text = material.phrases.paths(nameOf(material, first.id), nameOf(material, second.id), seedOf(material));
  return [sentence(text, 'paths', first.id, second.id)];
}

/** Where the mood turns; a turn against the answer is said only where the end is said to be at odds with it. */
function turning(material: Material, choose: Choose): Sentence[] {
  const turn = turnOf(material);
  if (!turn) return [];
  const against = leaningOf(material) === (turn.to === 'lighter' ? -1 : 1);
  if (against && !closingOf(material)) return [];
  return [phrased(material, choose, 'turn', material.phrases.matter.voices.turns[turn.to], turn.card)];
}

/**
 * The end, or the count, leans another way than the answer or the rest: it is said unless the `reasons` name the end, or a
 * `hinge` says what speaks against the answer.
 */
function atOdds(
  material: Material,
  choose: Choose,
  reasons: readonly Sentence[],
  hinge: readonly Sentence[],
): Sentence[] {
  const closing = closingOf(material);
  if (!closing) return [];
  const { voices } = material.phrases.matter;
  const isTold = hinge.length > 0 || reasons.some(({ source }) => source.cards.includes(closing[0].id));
  if (material.spread.counts) return [phrased(material, choose, 'odds', voices.count, ...closing)];
  return isTold ? [] : [phrased(material, choose, 'odds', voices.odds, ...closing)];
}

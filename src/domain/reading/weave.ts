import { said } from './answer.ts';
import { readCalendar } from './calendar.ts';
import type { Choose } from './choice.ts';
import { verdictOf } from './count.ts';
import { leaningCard, type Material, nameOf, seedOf } from './material.ts';
import { leanOf } from './polarity.ts';
import { unread } from './said.ts';
import { type Sentence, sentence } from './sentence.ts';
import { standingOf, turnOf, voicesOf } from './standing.ts';
import { readTogether } from './together.ts';

const CELTIC_PAIRS = [
  ['heart', 'crossing'],
  ['crown', 'base'],
  ['behind', 'before'],
  ['self', 'house'],
  ['hopes', 'outcome'],
] as const;

/** What the cards say together: places read as pairs, where the mood turns, what is at odds, and what repeats. */
export function weave(material: Material, choose: Choose): Sentence[] {
  return [
    ...celticPairs(material),
    ...twoPaths(material),
    ...turning(material, choose),
    ...atOdds(material, choose),
    ...readCalendar(material),
    ...unread(material, readTogether(material)),
  ];
}

function celticPairs(material: Material): Sentence[] {
  if (material.spread.key !== 'celticCross') return [];
  return CELTIC_PAIRS.flatMap(([a, b], index) => {
    const first = material.draw.cards.find((card) => card.position === a);
    const second = material.draw.cards.find((card) => card.position === b);
    if (!first || !second) return [];
    const [one, other] = [nameOf(material, first.id), nameOf(material, second.id)];
    return [sentence(material.phrases.pair(one, other, index, seedOf(material) + index), 'pair', first.id, second.id)];
  });
}

function twoPaths(material: Material): Sentence[] {
  const [first, second] = ['endA', 'endB'].map((key) => material.draw.cards.find((card) => card.position === key));
  if (!first || !second) return [];
  const text = material.phrases.paths(nameOf(material, first.id), nameOf(material, second.id), seedOf(material));
  return [sentence(text, 'paths', first.id, second.id)];
}

function turning(material: Material, choose: Choose): Sentence[] {
  const turn = turnOf(material);
  return turn ? [said(material, choose, 'turn', material.phrases.matter.voices.turns[turn.to], turn.card)] : [];
}

/** From so far the cards before the end lean clearly one way. */
const CLEARLY = 0.5;

/** The card at the end leans another way than the rest, or than the count: it is said, with the card that it is at odds with. */
function atOdds(material: Material, choose: Choose): Sentence[] {
  const { draw, spread, matter, phrases } = material;
  if (draw.cards.length < 3) return [];
  const end = leaningCard(material);
  const lean = leanOf(end, matter.intent);
  if (spread.counts) {
    const verdict = verdictOf(draw.cards.filter((card) => !card.reversed).length, draw.cards.length);
    const against = (verdict === 'yes' && lean < 0) || (verdict === 'no' && lean > 0);
    return against ? [said(material, choose, 'odds', phrases.matter.voices.count, end)] : [];
  }
  const rest = draw.cards.filter((card) => card !== end);
  const standing = standingOf({ ...material, draw: { ...draw, cards: rest } });
  if (lean === 0 || Math.sign(lean) === Math.sign(standing) || Math.abs(standing) < CLEARLY) return [];
  const strongest = voicesOf(material)
    .filter(({ card }) => card !== end)
    .toSorted((a, b) => (b.says - a.says) * Math.sign(standing))[0];
  return strongest ? [said(material, choose, 'odds', phrases.matter.voices.odds, end, strongest.card)] : [];
}

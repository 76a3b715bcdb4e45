import { readCalendar } from './calendar.ts';
import type { Choose } from './choice.ts';
import { closingOf, leaningOf } from './closing.ts';
import { type Material, nameOf, seedOf } from './material.ts';
import { unread } from './said.ts';
import { type Sentence, sentence } from './sentence.ts';
import { turnOf } from './standing.ts';
import { readTogether } from './together.ts';
import { said } from './told.ts';

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

/** Where the mood turns; a turn against the answer is said only where the end is said to be at odds with it. */
function turning(material: Material, choose: Choose): Sentence[] {
  const turn = turnOf(material);
  if (!turn) return [];
  const against = leaningOf(material) === (turn.to === 'lighter' ? -1 : 1);
  if (against && !closingOf(material)) return [];
  return [said(material, choose, 'turn', material.phrases.matter.voices.turns[turn.to], turn.card)];
}

/** The end leans another way than the answer, the rest or the count: it is said, with the card that it is at odds with. */
function atOdds(material: Material, choose: Choose): Sentence[] {
  const closing = closingOf(material);
  if (!closing) return [];
  const { voices } = material.phrases.matter;
  const ways = material.spread.counts ? voices.count : voices.odds;
  return [said(material, choose, 'odds', ways, ...closing)];
}

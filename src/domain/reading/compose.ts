import { type ReadingAside, readBeside } from './beside.ts';
import { readCalendar } from './calendar.ts';
import { readCount } from './count.ts';
import { type Material, nameOf, seedOf } from './material.ts';
import { type ReadingPart, readParts } from './parts.ts';
import { type Sentence, sentence } from './sentence.ts';
import { summarise } from './summary.ts';
import { SCHOOLS, type School, type Verdict } from './texts.ts';
import { readTogether } from './together.ts';

export interface Reading {
  /** How the reversed cards of this reading are read; absent when none is reversed. */
  school?: School;
  /** Of a spread that is counted. */
  count?: { verdict: Verdict; sentences: Sentence[] };
  parts: ReadingPart[];
  together: Sentence[];
  beside: ReadingAside[];
  summary: Sentence[];
}

const CELTIC_PAIRS = [
  ['heart', 'crossing'],
  ['crown', 'base'],
  ['behind', 'before'],
  ['self', 'house'],
  ['hopes', 'outcome'],
] as const;

/**
 * The self reading of a sealed draw: card by card in its place, what the cards say together, and a summary in the topic
 * of the question. The seal chooses among ways to say a thing, so the same draw always reads the same.
 */
export function composeReading(material: Material): Reading {
  const { draw } = material;
  const school = draw.cards.some((card) => card.reversed) ? SCHOOLS[seedOf(material) % SCHOOLS.length] : undefined;
  const count = readCount(material);
  const parts = readParts(material, school);
  const together = [
    ...celticPairs(material),
    ...twoPaths(material),
    ...readCalendar(material),
    ...readTogether(material),
  ];
  return {
    ...(school ? { school } : {}),
    ...(count ? { count } : {}),
    parts,
    together,
    beside: readBeside(material),
    summary: summarise(material),
  };
}

function celticPairs(material: Material): Sentence[] {
  if (material.spread.key !== 'celticCross') return [];
  return CELTIC_PAIRS.flatMap(([a, b], index) => {
    const first = material.draw.cards.find((card) => card.position === a);
    const second = material.draw.cards.find((card) => card.position === b);
    if (!first || !second) return [];
    const text = material.phrases.pair(
      nameOf(material, first.id),
      nameOf(material, second.id),
      index,
      seedOf(material) + index,
    );
    return [sentence(text, 'pair', first.id, second.id)];
  });
}

function twoPaths(material: Material): Sentence[] {
  const [first, second] = ['endA', 'endB'].map((key) => material.draw.cards.find((card) => card.position === key));
  if (!first || !second) return [];
  const text = material.phrases.paths(nameOf(material, first.id), nameOf(material, second.id), seedOf(material));
  return [sentence(text, 'paths', first.id, second.id)];
}

import type { DrawnCard, SealedDraw } from '../draw/draw.ts';
import type { Role, Spread } from '../spread/spread.ts';
import { type Sentence, sentence, splitSentences } from './sentence.ts';
import {
  type CardWords,
  type ReadingPhrases,
  SCHOOLS,
  type School,
  type SideWords,
  type SpokenNames,
  type SpreadText,
} from './texts.ts';
import { readTogether } from './together.ts';

export interface ReadingPart {
  position: string;
  card: string;
  reversed: boolean;
  paragraphs: Sentence[][];
}

export interface Reading {
  /** How the reversed cards of this reading are read; absent when none is reversed. */
  school?: School;
  parts: ReadingPart[];
  together: Sentence[];
  summary: Sentence[];
}

export interface Material {
  draw: Pick<SealedDraw, 'cards' | 'topic' | 'seal'>;
  spread: Spread;
  meanings: CardWords;
  spreadText: SpreadText;
  phrases: ReadingPhrases;
  names: SpokenNames;
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
  const { draw, phrases } = material;
  const seed = Number.parseInt(draw.seal.slice(0, 8), 16) || 0;
  const school = draw.cards.some((card) => card.reversed) ? SCHOOLS[seed % SCHOOLS.length] : undefined;
  const said = new Set<string>();
  const parts = draw.cards.map((card, index) => readPart(material, card, index, seed, said));
  const together = [
    ...celticPairs(material),
    ...twoPaths(material),
    ...readTogether(draw.cards, school, phrases, (id) => nameOf(material, id)),
  ];
  const summary = summarise(material, said);
  return { ...(school ? { school } : {}), parts, together, summary };
}

function readPart(material: Material, card: DrawnCard, index: number, seed: number, said: Set<string>): ReadingPart {
  const { draw, spreadText, phrases } = material;
  const side = sideOf(material, card);
  const add = (text: string, rule: 'gist' | 'topic' | 'text' | 'advice' | 'lead'): Sentence[] => {
    if (text === '' || said.has(text)) return [];
    said.add(text);
    return [sentence(text, rule, card.id)];
  };
  const whole = (text: string, rule: 'topic' | 'text' | 'advice') =>
    splitSentences(text).flatMap((one) => add(one, rule));
  const lead = phrases.leads[(seed + index) % phrases.leads.length]!;
  const place = spreadText.positions[card.position]?.name ?? '';
  const paragraphs = [[...add(lead(place, nameOf(material, card.id)), 'lead'), ...add(side.gist, 'gist')]];
  const [first = '', ...rest] = side.text.split('\n\n');
  if (draw.cards.length === 1) paragraphs.push(whole(first, 'text'), ...rest.map((one) => whole(one, 'text')));
  else if (draw.topic === 'open') paragraphs.push(whole(rest[0] ?? first, 'text'));
  if (draw.topic !== 'open') paragraphs.push(whole(side[draw.topic], 'topic'));
  if (['counsel', 'support'].includes(roleOf(material, card))) paragraphs.push(whole(side.advice, 'advice'));
  return {
    position: card.position,
    card: card.id,
    reversed: card.reversed,
    paragraphs: paragraphs.filter((paragraph) => paragraph.length > 0),
  };
}

function summarise(material: Material, said: Set<string>): Sentence[] {
  const { draw, phrases, spreadText } = material;
  const leaning = draw.cards.findLast((card) => roleOf(material, card) === 'outcome') ?? draw.cards.at(-1)!;
  const place = spreadText.positions[leaning.position]?.name ?? '';
  const opening = sentence(phrases.outcome[draw.topic](nameOf(material, leaning.id), place), 'outcome', leaning.id);
  const thought = splitSentences(sideOf(material, leaning).text).findLast((one) => !said.has(one));
  const advised = [leaning, ...draw.cards].find(
    (card) => !said.has(splitSentences(sideOf(material, card).advice)[0] ?? ''),
  );
  return [
    opening,
    ...(thought ? [sentence(thought, 'text', leaning.id)] : []),
    ...(advised ? [sentence(phrases.step(sideOf(material, advised).advice), 'step', advised.id)] : []),
  ];
}

function celticPairs(material: Material): Sentence[] {
  if (material.spread.key !== 'celticCross') return [];
  return CELTIC_PAIRS.flatMap(([a, b], index) => {
    const first = material.draw.cards.find((card) => card.position === a);
    const second = material.draw.cards.find((card) => card.position === b);
    if (!first || !second) return [];
    const text = material.phrases.pair(nameOf(material, first.id), nameOf(material, second.id), index);
    return [sentence(text, 'pair', first.id, second.id)];
  });
}

function twoPaths(material: Material): Sentence[] {
  const [first, second] = ['endA', 'endB'].map((key) => material.draw.cards.find((card) => card.position === key));
  if (!first || !second) return [];
  const text = material.phrases.paths(nameOf(material, first.id), nameOf(material, second.id));
  return [sentence(text, 'paths', first.id, second.id)];
}

function roleOf({ spread }: Material, card: DrawnCard): Role {
  return spread.positions.find(({ key }) => key === card.position)?.role ?? 'now';
}

function sideOf({ meanings }: Material, card: DrawnCard): SideWords {
  const words = meanings[card.id];
  if (!words) throw new RangeError(`no meaning of ${card.id}`);
  return card.reversed ? words.reversed : words.upright;
}

function nameOf({ names }: Material, id: string): string {
  return names.tarot[id] ?? id;
}

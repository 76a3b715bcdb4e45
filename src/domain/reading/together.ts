import { tarotCard } from '../decks/tarot.ts';
import { neighboursOf } from '../spread/neighbours.ts';
import { dignityOf, type Facts, factsOf } from './facts.ts';
import { type Material, nameOf, seedOf, worded } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';
import type { ReadingPhrases } from './texts.ts';

const MAX_SENTENCES = 5;

/** What the cards say together: only what is really there, the strongest first. Names come ready for the sentence. */
export function readTogether(material: Material): Sentence[] {
  const { draw, phrases } = material;
  const facts = factsOf(draw.cards);
  if (facts.total < 3) return [];
  const way = seedOf(material);
  return [
    ...majors(facts, phrases, way),
    ...suits(facts, phrases, way),
    ...(material.matter.intent === 'health' ? [] : missingSuit(facts, phrases, way)),
    ...numbers(facts, phrases, way),
    ...courts(facts, phrases, way),
    ...dignities(material),
    ...(material.spread.counts ? [] : reversals(facts, phrases, draw.order ?? [], way)),
  ].slice(0, MAX_SENTENCES);
}

function majors({ majors, total }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  if (majors.length * 2 >= total)
    return [sentence(phrases.majors.many(majors.length, total, way), 'majors', ...majors)];
  return majors.length === 0 && total >= 5 ? [sentence(worded(phrases.majors.none, way), 'majors')] : [];
}

function suits({ suits, total }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const said: Sentence[] = [];
  for (const [suit, ids] of suits)
    if (ids.length >= Math.max(2, total / 2)) said.push(sentence(phrases.suit[suit](ids.length, way), 'suit', ...ids));
  return said;
}

/** What a table lacks asks what somebody wants; that is asked of nobody who is ill or with child. */
function missingSuit({ suits, total, majors }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const missing = [...suits].filter(([, ids]) => ids.length === 0);
  if (total - majors.length < 5 || missing.length !== 1) return [];
  return [sentence(worded(phrases.missing[missing[0]![0]], way), 'missing')];
}

function numbers({ ranks }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  return [...ranks]
    .filter(([rank, ids]) => ids.length >= 2 && typeof rank === 'number')
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 1)
    .map(([rank, ids]) => sentence(phrases.number[rank](ids.length, way), 'number', ...ids));
}

function courts({ courts, ranks }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const twins = [...ranks].find(([rank, ids]) => typeof rank === 'string' && ids.length >= 2);
  if (twins) return [sentence(phrases.number[twins[0]](twins[1].length, way), 'number', ...twins[1])];
  return courts.length >= 2 ? [sentence(phrases.courts(courts.length, way), 'courts', ...courts)] : [];
}

/** One pair of neighbours on the table: opposed before alike before friends, for it matters most. */
function dignities(material: Material): Sentence[] {
  const { phrases } = material;
  const { cards } = material.draw;
  const way = seedOf(material);
  const places = cards.map(({ position }) => material.spread.positions.find(({ key }) => key === position));
  const laid = cards.filter((_, index) => places[index]);
  const pairs = neighboursOf(places.filter((place) => place !== undefined)).map(([one, other]) => {
    const [first, second] = [laid[one]!, laid[other]!];
    const elements = [tarotCard(first.id).element, tarotCard(second.id).element] as const;
    return { first: first.id, second: second.id, elements, dignity: dignityOf(...elements) };
  });
  const pair =
    pairs.find(({ dignity }) => dignity === 'opposed') ??
    pairs.find(({ dignity }) => dignity === 'alike') ??
    pairs.find(({ dignity }) => dignity === 'friends');
  if (!pair?.dignity) return [];
  const { first, second, elements, dignity } = pair;
  const names = [nameOf(material, first), nameOf(material, second)] as const;
  const text =
    dignity === 'alike' ? phrases.alike(...names, elements[0], way) : phrases[dignity](...names, elements, way);
  return [sentence(text, dignity, first, second)];
}

/** Fewer than this many cards say nothing about chance. */
const MIN_CARDS = 6;

/** Against the pile that was shuffled: two standard deviations are worth a word. Cards laid by hand tell of no pile. */
function reversals(
  { reversed, total }: Facts,
  phrases: ReadingPhrases,
  order: readonly string[],
  way: number,
): Sentence[] {
  const share = order.filter((mark) => mark.startsWith('-')).length / order.length;
  if (!(share > 0) || total < MIN_CARDS) return [];
  const away = (reversed.length - total * share) / Math.sqrt(total * share * (1 - share));
  if (away >= 2) return [sentence(phrases.reversals.many(reversed.length, total, way), 'reversals', ...reversed)];
  return reversed.length === 0 && (1 - share) ** total < 0.1
    ? [sentence(worded(phrases.reversals.none, way), 'reversals')]
    : [];
}

import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import type { Intent } from '../question/matter-kinds.ts';
import { neighboursOf } from '../spread/neighbours.ts';
import type { Spread } from '../spread/spread.ts';
import { dignityOf, type Facts, factsOf } from './facts.ts';
import { type Material, seedOf, worded } from './material.ts';
import { type Sentence, sentence } from './sentence.ts';
import { type Voice, voicesOf } from './standing.ts';
import type { ReadingPhrases } from './texts.ts';
import { spokenCard } from './words-of.ts';

const MAX_SENTENCES = 2;
/** Up to so many cards a reading is short, and one such sentence is enough. */
const FEW_CARDS = 3;
/** From so many court cards a table is full of people, and from so many of a rank on a larger one it repeats itself. */
const MANY = 3;

/** Suits, ranks and courts tell of a life and of people in it: of a body, a lost thing or a stray they say nothing. */
const OF_NO_PERSON: ReadonlySet<Intent> = new Set(['health', 'lost']);

/**
 * What the cards say together: only what is really there, the strongest first. A dignity is told where it changes
 * something, and of few cards only where nothing else was `woven` of them.
 */
export function readTogether(material: Material, woven: number): Sentence[] {
  const { draw, phrases, spread } = material;
  const facts = factsOf(draw.cards);
  if (facts.total < 3) return [];
  const way = seedOf(material);
  // Of dates the quarters and the months that stand out are told; what else lies among so many stands out little.
  const { intent } = material.matter;
  const upsideDown = spread.counts ? [] : reversals(facts, phrases, draw.order ?? [], way);
  const counted = OF_NO_PERSON.has(intent)
    ? upsideDown
    : spread.dated
      ? majors(facts, phrases, way)
      : [
          ...majors(facts, phrases, way),
          ...suits(facts, phrases, way),
          ...numbers(facts, phrases, way),
          ...courts(facts, phrases, way),
          ...upsideDown,
        ];
  const alone = (facts.total <= FEW_CARDS && woven + counted.length > 0) || OF_NO_PERSON.has(intent);
  return [...(alone ? [] : dignity(material)), ...counted].slice(0, facts.total <= FEW_CARDS ? 1 : MAX_SENTENCES);
}

function majors({ majors, total }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  if (majors.length * 2 >= total)
    return [sentence(phrases.majors.many(majors.length, total, way), 'majors', ...majors)];
  return majors.length === 0 && total >= 5 ? [sentence(worded(phrases.majors.none, way), 'majors')] : [];
}

/** A suit that fills half of the table, and does not lie reversed for the most part, sets the tone. */
function suits({ suits, total, reversed }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const said: Sentence[] = [];
  for (const [suit, ids] of suits) {
    const upright = ids.filter((id) => !reversed.includes(id)).length;
    if (ids.length >= Math.max(2, total / 2) && upright * 2 >= ids.length)
      said.push(sentence(phrases.suit[suit](ids.length, way, total), 'suit', ...ids));
  }
  return said;
}

function numbers({ ranks, total }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const enough = total <= FEW_CARDS ? 2 : MANY;
  return [...ranks]
    .filter(([rank, ids]) => ids.length >= enough && typeof rank === 'number')
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 1)
    .map(([rank, ids]) => sentence(phrases.number[rank](ids.length, way), 'number', ...ids));
}

function courts({ courts, ranks }: Facts, phrases: ReadingPhrases, way: number): Sentence[] {
  const twins = [...ranks].find(([rank, ids]) => typeof rank === 'string' && ids.length >= 2);
  if (twins) return [sentence(phrases.number[twins[0]](twins[1].length, way), 'number', ...twins[1])];
  return courts.length >= MANY ? [sentence(phrases.courts(courts.length, way), 'courts', ...courts)] : [];
}

/** The two cards that weigh most, where they lie beside each other: enemies weaken both, friends both of one mind. */
function dignity(material: Material): Sentence[] {
  const { phrases, spread } = material;
  const [first, second] = weightiest(material);
  // Cards of two ways are weighed against each other already.
  if (!first || !second || spread.options || !areNeighbours(spread, first.card, second.card)) return [];
  const [one, other] = [tarotCard(first.card.id), tarotCard(second.card.id)];
  const elements = [one.element, other.element] as const;
  const between = dignityOf(...elements);
  const [a, b, way] = [spokenCard(material, first.card), spokenCard(material, second.card), seedOf(material)];
  if (between === 'opposed') return [sentence(phrases.opposed(a, b, elements, way), 'opposed', one.id, other.id)];
  if (between !== 'friends' || first.says * second.says <= 0) return [];
  return [sentence(phrases.friends(a, b, elements, way, first.says < 0), 'friends', one.id, other.id)];
}

/** The two cards that say most, in the order of the table; no Minor among Majors is called one of them. */
function weightiest(material: Material): Voice[] {
  const voices = voicesOf(material).filter(({ says }) => says !== 0);
  const rank = ({ card }: Voice) => (tarotCard(card.id).arcana === 'major' ? 1 : 0);
  const heaviest = [...voices].sort((a, b) => rank(b) - rank(a) || Math.abs(b.says) - Math.abs(a.says)).slice(0, 2);
  return voices.filter((voice) => heaviest.includes(voice));
}

function areNeighbours({ positions }: Spread, one: DrawnCard, other: DrawnCard): boolean {
  const [a, b] = [one, other].map(({ position }) => positions.findIndex(({ key }) => key === position));
  return neighboursOf(positions).some((pair) => pair.includes(a!) && pair.includes(b!));
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

import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { leaningOf } from './closing.ts';
import { concernKeyOf } from './concern-key.ts';
import { focusOf } from './focus.ts';
import { practiceOf } from './in-practice.ts';
import { type Material, roleOf, seedOf } from './material.ts';
import type { ConcernWords } from './matter-words.ts';
import { leanOf } from './polarity.ts';
import { filled, personValues } from './words-of.ts';

/** Places of which a sentence of the matter is told, those first in which it is missed most. */
const ROLES: readonly Role[] = [
  ...(['now', 'self', 'between', 'other', 'obstacle', 'past'] as const),
  ...(['ahead', 'hidden', 'around', 'wish', 'support', 'aim'] as const),
];

/** So many cards of a reading say what they mean for the matter. */
const MAX_CARDS = 2;

/**
 * What a card in its place means for what was asked, told after the card's own words: for a card that leans neither way
 * nothing, since it may mean either. Null for a card that need not say it, or says what to do. A sentence against the
 * answer admits it.
 */
export function concernOf(material: Material, card: DrawnCard): string | null {
  const words = wordsOf(material);
  if (!words || practiceOf(material).has(card.id) || !speaking(material, words).includes(card)) return null;
  const text = textOf(material, words, card)!;
  const { after, matter } = material.phrases;
  const { despite } = matter.voices;
  const isAgainst = speaksFor(material, card) * answeredWay(material) < 0;
  const admitted = isAgainst ? after(despite[seedOf(material) % despite.length]!, text) : text;
  return filled(admitted, personValues(material));
}

function wordsOf({ matter, phrases }: Material): ConcernWords | null {
  const found = concernKeyOf(matter);
  if (!found) return null;
  const { concerns, further } = phrases.matter;
  return { ...concerns[found.key], ...further[found.key] };
}

/**
 * The cards of the most telling places, one a place and side: those first that do not speak against the answer. Where it is
 * unclear, or no yes or no, none speaks against the first of them.
 */
function speaking(material: Material, words: ConcernWords): readonly DrawnCard[] {
  const { draw, spread } = material;
  if (spread.free || spread.options) return [];
  const focus = focusOf(material);
  if (focus) return textOf(material, words, focus) ? [focus] : [];
  const rank = (card: DrawnCard) => ROLES.indexOf(roleOf(material, card));
  const texts = new Set<string>();
  const cards = draw.cards
    .filter((card) => rank(card) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .filter((card) => {
      const text = textOf(material, words, card);
      if (text === null || texts.has(text)) return false;
      texts.add(text);
      return true;
    });
  const ways = new Map(cards.map((card) => [card, speaksFor(material, card)]));
  const answered = answeredWay(material);
  const way = answered || ([...ways.values()].find((one) => one !== 0) ?? 0);
  const agreeing = cards.filter((card) => ways.get(card)! * way >= 0);
  const opposed = answered === 0 ? [] : cards.filter((card) => !agreeing.includes(card));
  return [...agreeing, ...opposed].slice(0, MAX_CARDS);
}

/** Forms whose answer is for or against something; steps, grounds and two ways are neither. */
const DECIDED: ReadonlySet<string> = new Set(['whether', 'should', 'what', 'when']);

/** Which way the answer goes, as its reader hears it: 1, -1, or 0 where it is unclear or goes no way. */
function answeredWay(material: Material): number {
  return DECIDED.has(material.matter.form) ? leaningOf(material) : 0;
}

/** Places whose sentence is the same for any card, and the past, which is over and decides nothing. */
const OF_NO_TONE: ReadonlySet<Role> = new Set(['past', 'obstacle', 'wish', 'aim', 'support']);

/** Which outcome the sentence of a card speaks for: 1 for a kind card, -1 for a hard one. */
function speaksFor(material: Material, card: DrawnCard): number {
  return OF_NO_TONE.has(roleOf(material, card)) ? 0 : Math.sign(leanOf(card, material.matter.intent));
}

/** What hinders, is hoped for or is aimed at is told of any card; what helps of a kind one; else the side decides. */
function textOf(material: Material, words: ConcernWords, card: DrawnCard): string | null {
  const role = roleOf(material, card);
  const text = words[role as keyof ConcernWords];
  const lean = leanOf(card, material.matter.intent);
  if (text === undefined) return null;
  if (typeof text === 'string') return role === 'support' && lean < 0 ? null : text;
  // a weight that is being set down is kind in the end, and its first statement may still speak of the weight
  if (lean === 0 || (card.reversed && lean > 0 && OF_FIRST_STATEMENTS.has(role))) return null;
  return text[lean > 0 ? 0 : 1];
}

const OF_FIRST_STATEMENTS: ReadonlySet<Role> = new Set(['now', 'self', 'between']);

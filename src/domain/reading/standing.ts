import { tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';
import type { Role } from '../spread/spread.ts';
import { focusOf } from './focus.ts';
import { type Material, roleOf } from './material.ts';
import type { Mood, Pace } from './matter-words.ts';
import { isHeavyYes, leanOf } from './polarity.ts';

/** How much the card of a place has to say in the answer. */
const WEIGHTS: Readonly<Record<Role, number>> = {
  outcome: 3,
  ahead: 2,
  between: 2,
  chance: 2,
  other: 1.5,
  now: 1,
  self: 1,
  obstacle: 1,
  support: 1,
  around: 0.5,
  hidden: 0.5,
  past: 0.5,
  aim: 0.25,
  wish: 0.25,
  counsel: 0.25,
};

/** From so far a table is light or heavy, an answer yes or no; between them it is honestly unclear. */
const CLEAR = 0.45;

/** A card and what it adds to the answer: above 0 for a good end of the matter, below 0 against it. */
export interface Voice {
  card: DrawnCard;
  says: number;
}

/**
 * What each card adds to the answer, in the order of the table. A welcome card that hinders hinders little. Of dates the
 * one asked about speaks alone.
 */
export function voicesOf(material: Material): Voice[] {
  return speaking(material).map((card) => {
    const role = roleOf(material, card);
    const lean = leanOf(card, material.matter.intent);
    const hinders = role === 'obstacle' && lean > 0;
    return { card, says: WEIGHTS[role] * (hinders ? -0.25 : lean) };
  });
}

/** How the whole table stands, from -2 (heavy) to 2 (light). */
export function standingOf(material: Material): number {
  const weights = speaking(material).reduce((sum, card) => sum + WEIGHTS[roleOf(material, card)], 0);
  const says = voicesOf(material).reduce((sum, voice) => sum + voice.says, 0);
  return weights === 0 ? 0 : says / weights;
}

function speaking(material: Material): readonly DrawnCard[] {
  const focus = focusOf(material);
  return focus ? [focus] : material.draw.cards;
}

export function moodOf(standing: number): Mood {
  if (standing > CLEAR) return 'light';
  return standing < -CLEAR ? 'heavy' : 'mixed';
}

/** How many of the cards before a turn must not lean the way in which it turns. */
const STEADY = 0.75;

/**
 * The first card at which the table changes from heavy to light or from light to heavy, where it does so for good. Only
 * dates follow upon one another, so that there is a before. Where a yes is the heavy answer the cards are taken by
 * themselves: what speaks for a parting is no heavier time for it.
 */
export function turnOf(material: Material): { card: DrawnCard; to: 'lighter' | 'heavier' } | null {
  if (!material.spread.dated || focusOf(material)) return null;
  const { cards } = material.draw;
  const { intent } = material.matter;
  const leans = cards.map((card) => leanOf(card, isHeavyYes(material.matter) ? 'open' : intent));
  for (let index = 2; index < cards.length - 1; index += 1) {
    const [before, after] = [mean(leans.slice(0, index)), mean(leans.slice(index))];
    if (Math.abs(after - before) < 1.5 || Math.sign(leans[index]!) !== Math.sign(after - before)) continue;
    const steady = leans.slice(0, index).filter((lean) => lean * Math.sign(after - before) <= 0);
    if (steady.length < index * STEADY) continue;
    return { card: cards[index]!, to: after > before ? 'lighter' : 'heavier' };
  }
  return null;
}

/**
 * How soon the cards of what comes let something happen: swift cards soon, steady ones late, reversed ones on a condition.
 * What stands heavily comes on a condition at the soonest, what stands lightly at the latest.
 */
export function paceOf(material: Material): Pace {
  const coming = speaking(material).filter((card) => ['ahead', 'outcome', 'chance'].includes(roleOf(material, card)));
  const cards = coming.length > 0 ? coming : speaking(material);
  const pace = mean(cards.map(paceOfCard));
  const mood = moodOf(standingOf(material));
  if (pace > 0.34 && mood !== 'heavy') return 'soon';
  return pace < -0.67 && mood !== 'light' ? 'far' : 'condition';
}

const SWIFT_MAJORS = new Set(['maj00', 'maj01', 'maj07', 'maj10', 'maj16', 'maj19', 'maj20']);
const STEADY_MAJORS = new Set(['maj04', 'maj05', 'maj09', 'maj12', 'maj14', 'maj18', 'maj21']);

/** Wands and swords are swift, pentacles steady; aces, eights and knights swifter, fours and sevens slower. */
function paceOfCard({ id, reversed }: DrawnCard): number {
  const card = tarotCard(id);
  if (card.arcana === 'major') return (SWIFT_MAJORS.has(id) ? 1 : STEADY_MAJORS.has(id) ? -1 : 0) - (reversed ? 1 : 0);
  const suit = { wands: 0.75, swords: 0.5, cups: 0, pentacles: -0.5 }[card.suit];
  const rank = [1, 8, 'N', 'P'].includes(card.rank) ? 0.5 : [4, 7].includes(card.rank as number) ? -0.5 : 0;
  return suit + rank - (reversed ? 1 : 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

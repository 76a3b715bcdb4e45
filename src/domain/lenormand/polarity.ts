import type { Intent } from '../question/matter-kinds.ts';

/**
 * How far each card leans towards a good end, from 2 (yes, gladly) to -2 (no, heavily), after the common use of readers;
 * 0 is a card that takes the colour of its neighbours.
 */
const LEAN: Readonly<Record<number, number>> = {
  1: 1, // Rider: news that comes, and mostly welcome news
  2: 1, // Clover: luck, small and short
  3: 0, // Ship: movement and distance, whichever way
  4: 1, // House: ground that holds
  5: 0, // Tree: grows, and takes its time
  6: -1, // Clouds: unclear, and it passes
  7: -2, // Snake: complication, a way round
  8: -2, // Coffin: an end, the clearest no of the deck
  9: 2, // Bouquet: a gift, what is wished for comes kindly
  10: -2, // Scythe: cut off at one stroke
  11: -1, // Whip: quarrel, the same thing again
  12: 0, // Birds: talk and nerves, both at once
  13: 1, // Child: a beginning, small and sound
  14: -1, // Fox: something is not as it is shown
  15: 0, // Bear: power, for or against
  16: 2, // Stars: hope with a clear way
  17: 1, // Stork: a change, as a rule for the better
  18: 1, // Dog: loyal, to be relied on
  19: 0, // Tower: official and apart, neither kind nor unkind
  20: 1, // Garden: open, met in company
  21: -2, // Mountain: blocked
  22: 0, // Crossroads: not decided
  23: -2, // Mice: what there is grows less
  24: 2, // Heart: love, wholly meant
  25: 1, // Ring: bound by a promise
  26: 0, // Book: not known yet
  27: 0, // Letter: a message, coloured by its neighbours
  28: 0, // Man: a person
  29: 0, // Woman: a person
  30: 1, // Lily: peace, experience
  31: 2, // Sun: success, the clearest yes of the deck
  32: 1, // Moon: regard and recognition
  33: 2, // Key: certain, the door opens
  34: 1, // Fish: plenty
  35: 1, // Anchor: holds and lasts
  36: -2, // Cross: a burden that cannot be put off
};

/** Where tradition hears a card otherwise in a matter: what is added to its lean there. */
const OF_MATTER: Readonly<Partial<Record<Intent, Readonly<Record<number, number>>>>> = {
  // Ring and Coffin are the yes and the no of a bond; Heart and Anchor hold it, Snake and Fox are somebody's own ends.
  feelings: { 25: 1, 35: 1, 32: 1, 19: -1, 26: -1, 14: -1 },
  bond: { 25: 2, 35: 1, 8: -1, 19: -1, 22: -1, 14: -1 },
  commit: { 25: 2, 4: 1, 35: 1, 30: 1, 8: -1, 22: -1, 3: -1 },
  reconcile: { 25: 2, 17: 1, 1: 1, 27: 1, 8: -1, 10: -1, 19: -1, 3: -1 },
  leave: { 25: 2, 35: 1, 4: 1, 8: -1, 22: -1, 3: -1, 17: -2 },
  loyalty: { 18: 1, 25: 1, 35: 1, 30: 1, 14: -2, 7: -1, 26: -1, 20: -1 },
  meet: { 1: 1, 20: 1, 12: 1, 28: 1, 29: 1, 25: 1, 19: -1, 26: -1 },
  confess: { 27: 1, 12: 1, 1: 1, 13: 1, 26: -1, 19: -1 },
  // Rider, Letter and Birds bring word; the Book keeps silent and the Tower shuts the gate.
  contact: { 1: 1, 27: 2, 12: 1, 26: -1, 19: -1, 35: -1, 30: -1 },
  // The Anchor is work that lasts; who wants to go is held by it.
  offer: { 35: 1, 33: 1, 27: 1, 25: 1, 19: 1 },
  change: { 17: 1, 3: 1, 22: 1, 35: -2, 19: -1, 4: -1 },
  calling: { 35: 1, 33: 1, 5: 1 },
  rise: { 32: 1, 15: 1, 19: 1, 17: 1 },
  colleagues: { 18: 1, 20: 1, 14: -1 },
  business: { 34: 1, 25: 1, 3: 1, 15: 1, 27: 1, 14: -1 },
  exam: { 33: 1, 27: 1, 26: 1, 19: 1, 32: 1 },
  study: { 26: 1, 27: 1, 5: 1, 33: 1 },
  money: { 34: 1, 15: 1, 14: -1 },
  purchase: { 4: 1, 27: 1, 25: 1, 34: 1, 14: -1 },
  mood: { 30: 1, 5: 1, 12: -1 },
  family: { 4: 1, 30: 1, 5: 1, 11: -1 },
  friend: { 18: 1, 20: 1, 14: -1 },
  move: { 3: 2, 17: 1, 22: 1, 1: 1, 35: -2, 4: -1, 5: -1 },
  health: { 5: 1, 30: 1 },
  // The Key opens what was shut, the Fox and the Mice carry things off.
  lost: { 33: 1, 4: 1, 18: 1, 1: 1, 14: -1, 26: -1, 3: -1 },
};

const KEY = 33;

/** How far a card leans towards a good end of a matter, -3 to 4. */
export function leanOf(card: number, intent: Intent): number {
  return (LEAN[card] ?? 0) + (OF_MATTER[intent]?.[card] ?? 0);
}

/** The card that makes an answer certain. */
export function isCertain(card: number): boolean {
  return card === KEY;
}

/** Rider, Clover, Scythe, Birds, Child, Stork, Letter and Sun are soon; what has to grow or is held up takes long. */
const SWIFT: ReadonlySet<number> = new Set([1, 2, 10, 12, 13, 17, 27, 31, 33]);
const SLOW: ReadonlySet<number> = new Set([5, 8, 19, 21, 30, 35, 36]);

/** How soon a card lets something happen: 1 soon, -1 late, 0 when something else has happened first. */
export function paceOf(card: number): number {
  if (SWIFT.has(card)) return 1;
  return SLOW.has(card) ? -1 : 0;
}

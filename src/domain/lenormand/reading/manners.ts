import type { Spoken } from './spoken.ts';

/** What the second card of a pair says instead of its usual words, by its number. */
export type Manners = Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>>;

/** What kind of matter the first card of a pair is: one speaks otherwise of a person than of a worry or a letter. */
export type Kind = 'person' | 'trouble' | 'joy' | 'lasting' | 'event';

/** Clouds, Snake, Whip, Fox, Mountain, Mice and Cross. */
const TROUBLES: ReadonlySet<number> = new Set([6, 7, 11, 14, 21, 23, 36]);
/** Clover, Bouquet, Stars, Heart, Lily, Sun, Moon, Key and Fish. */
const JOYS: ReadonlySet<number> = new Set([2, 9, 16, 24, 30, 31, 32, 33, 34]);
/** Bear, Dog, Man and Woman. */
const PERSONS: ReadonlySet<number> = new Set([15, 18, 28, 29]);
/** House, Tree, Tower, Ring and Anchor. */
const LASTING: ReadonlySet<number> = new Set([4, 5, 19, 25, 35]);

/** The kind of a card by its number 1..36. */
export function kindOf(first: number): Kind {
  if (PERSONS.has(first)) return 'person';
  if (TROUBLES.has(first)) return 'trouble';
  if (JOYS.has(first)) return 'joy';
  return LASTING.has(first) ? 'lasting' : 'event';
}

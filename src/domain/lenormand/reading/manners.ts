import type { Spoken } from './texts.ts';

/** What the second card of a pair says instead of its usual words, by its number. */
export type Manners = Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>>;

/** Clouds, Snake, Whip, Fox, Mountain, Mice and Cross. */
const TROUBLES: ReadonlySet<number> = new Set([6, 7, 11, 14, 21, 23, 36]);
/** Clover, Bouquet, Stars, Heart, Lily, Sun, Moon, Key and Fish. */
const JOYS: ReadonlySet<number> = new Set([2, 9, 16, 24, 30, 31, 32, 33, 34]);

/** The manners that suit the first card of a pair by its number 1..36, where it is a trouble or a joy. */
export function mannersOf(first: number, of: { troubles: Manners; joys: Manners }): Manners | undefined {
  if (TROUBLES.has(first)) return of.troubles;
  return JOYS.has(first) ? of.joys : undefined;
}

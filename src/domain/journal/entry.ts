import type { Clarifier } from '../draw/clarifier.ts';
import type { SealedDraw } from '../draw/draw.ts';
import type { TableauSettings } from '../lenormand/reading/tableau/settings.ts';
import type { MatterChange } from '../question/asked.ts';
import type { Span } from '../question/matter-kinds.ts';

/** How a reading turned out, by the querent's own word. `open`: too early to say. */
export const LANDINGS = ['yes', 'partly', 'no', 'open'] as const;
export type Landing = (typeof LANDINGS)[number];

export interface Landed {
  how: Landing;
  words: string;
  /** ISO UTC time. */
  at: string;
  /** How often it was "too early" in a row; once where it is left out. */
  times?: number;
}

/** A reading of the journal, as far as the domain cares. */
export interface JournalEntry {
  draw: SealedDraw;
  note: string;
  /** ISO UTC time. */
  savedAt: string;
  landed?: Landed;
  /** What the querent set right of how the question was understood. */
  matter?: MatterChange;
  /** What two ways are called: of two throws of the dice, of a spread that lays them side by side. */
  options?: readonly [string, string];
  /** Tarot: one card drawn afterwards for one place, once for good. */
  clarifier?: Clarifier;
  /** The time that the question names, once it is understood; null: none. */
  span?: Span | null;
  /** The answer that the self reading gave, in the language in which it was first read. */
  answer?: string;
  /** When the asking what came of it was put away on home, ISO UTC time. */
  awayAt?: string;
  /** When the asking what came of it was looked at last, ISO UTC time. */
  lookBackSeenAt?: string;
  /** Hashes of the sentences that the self reading was composed of, so that later ones say things otherwise. */
  said?: readonly number[];
  /** Grand Tableau: how it is laid and who is who. */
  tableau?: TableauSettings;
}

/** What the querent set right of how the question was understood, and what they called two ways. */
export function changeOf({ matter, options }: Pick<JournalEntry, 'matter' | 'options'>): MatterChange | undefined {
  return options ? { ...matter, options: [...options] } : matter;
}

export const DAY_MS = 86_400_000;

/** Whole days between two ISO times, never below 0. */
export function daysBetween(earlier: string, later: Date): number {
  return Math.max(0, Math.floor((later.getTime() - Date.parse(earlier)) / DAY_MS));
}

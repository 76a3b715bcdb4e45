import { type Layout, widthOf } from './cell.ts';

/** Whether the four cards below are read as a line of their own, or as cards like any other (the old sheets). */
export type FateSetting = 'line' | 'ordinary';

/**
 * The line of fate: positions 33 to 36 of `8x4+4`, read left to right as one sentence; empty in `9x4` and where the
 * reader takes them as ordinary. A modern use, left over from decks of 32. Throws RangeError for an unknown layout.
 */
export function lineOfFate(layout: Layout, setting: FateSetting): number[] {
  return widthOf(layout) === 8 && setting === 'line' ? [33, 34, 35, 36] : [];
}

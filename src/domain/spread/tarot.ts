import type { Spread } from './spread.ts';
import { AREA_SPREADS } from './tarot/areas.ts';
import { BOND_SPREADS } from './tarot/bonds.ts';
import { CHOICE_SPREADS } from './tarot/choices.ts';
import { FIRST_TAROT_SPREADS } from './tarot/first.ts';
import { FREE_TABLE } from './tarot/free.ts';
import { TIME_SPREADS } from './tarot/time.ts';

/** All tarot spreads, by id. */
export const TAROT_SPREADS: readonly Spread[] = [
  ...FIRST_TAROT_SPREADS,
  ...CHOICE_SPREADS,
  ...BOND_SPREADS,
  ...TIME_SPREADS,
  ...AREA_SPREADS,
  FREE_TABLE,
].sort((a, b) => a.id - b.id);

const BY_ID = new Map(TAROT_SPREADS.map((spread) => [spread.id, spread]));

/** The spread of an id; `undefined` where there is none, or none for the tarot. */
export function tarotSpread(id: number): Spread | undefined {
  return BY_ID.get(id);
}

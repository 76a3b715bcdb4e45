import type { LenormandPart, LenormandReading } from '../../../domain/lenormand/reading/teller.ts';
import type { PartKey } from '../../../domain/lenormand/reading/texts.ts';

/** Ways of looking at the whole table, in the order in which a reader takes them, and the parts that each of them shows. */
const LENSES = {
  opening: ['opening'],
  corners: ['corners'],
  heart: ['heart'],
  person: ['person', 'round'],
  lines: ['past', 'future', 'thoughts', 'ground'],
  distance: ['near', 'far', 'clouds'],
  houses: ['houses', 'chain', 'exchanges', 'atHome'],
  diagonals: ['diagonals'],
  mirrors: ['mirrors'],
  knights: ['knights'],
  meeting: ['meeting'],
  fate: ['fate'],
  topics: ['health', 'home', 'love', 'money', 'work', 'talk', 'travel'],
} as const satisfies Record<string, readonly PartKey[]>;

export type LensKey = keyof typeof LENSES;

export interface Lens {
  key: LensKey;
  parts: LenormandPart[];
}

/** The lenses that have something to show on this table. */
export function lensesOf({ parts }: LenormandReading): Lens[] {
  return (Object.keys(LENSES) as LensKey[])
    .map((key) => ({
      key,
      parts: LENSES[key].flatMap((wanted: PartKey) => parts.filter((part) => part.key === wanted)),
    }))
    .filter((lens) => lens.parts.length > 0);
}

/** Positions that a part or a whole lens speaks of. */
export function placesOf(parts: readonly LenormandPart[]): Set<number> {
  return new Set(parts.flatMap((part) => part.places));
}

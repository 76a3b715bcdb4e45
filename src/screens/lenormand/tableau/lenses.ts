import type { LenormandPart, LenormandReading } from '../../../domain/lenormand/reading/narrator.ts';
import type { Table } from '../../../domain/lenormand/reading/tableau/table.ts';
import type { PartKey } from '../../../domain/lenormand/reading/texts.ts';

/** Ways of looking at the whole table, in the order in which a reader takes them, and the parts that each of them shows. */
const LENSES = {
  answer: [],
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
  /** Positions that it speaks of. */
  places: ReadonlySet<number>;
}

/** The lenses that have something to show on this table; the first is the answer, over the cards that it speaks of. */
export function lensesOf({ parts, answer }: LenormandReading, { placeOf }: Table): [Lens, ...Lens[]] {
  const places = answer.flatMap(({ source }) => source.cards.map((id) => placeOf(Number(id.slice(3)))));
  const others = (Object.keys(LENSES) as LensKey[])
    .map((key) => ({
      key,
      parts: LENSES[key].flatMap((wanted: PartKey) => parts.filter((part) => part.key === wanted)),
    }))
    .filter((lens) => lens.parts.length > 0);
  return [{ key: 'answer', parts: [], places: new Set(places) }, ...others.map(withPlaces)];
}

function withPlaces(lens: Omit<Lens, 'places'>): Lens {
  return { ...lens, places: placesOf(lens.parts) };
}

/** Positions that parts speak of. */
export function placesOf(parts: readonly LenormandPart[]): Set<number> {
  return new Set(parts.flatMap((part) => part.places));
}

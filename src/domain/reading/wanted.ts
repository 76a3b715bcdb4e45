import { areaOf } from '../question/matter/area.ts';
import type { Area, Matter } from '../question/matter-kinds.ts';
import type { Spread } from '../spread/spread.ts';
import { OUTCOME_AREAS, outcomeAreaOf, PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from './places.ts';

/** The words of a language that a reading needs. */
export interface Wanted {
  places: readonly PlaceOfItsOwn[];
  /** Areas in which a matter comes out. */
  outcomes: readonly (Area | 'open')[];
  /** Areas of the intents. */
  areas: readonly (Area | 'open')[];
}

export const EVERYTHING: Wanted = {
  places: PLACES_OF_THEIR_OWN,
  outcomes: OUTCOME_AREAS,
  areas: OUTCOME_AREAS,
};

/**
 * The words that the reading of a spread for a matter needs: of its places, of counsel for the thing to do; the area in which
 * it comes out; and what is said of its intent.
 */
export function partsFor(
  spread: Pick<Spread, 'positions'>,
  { intent, area, person }: Pick<Matter, 'intent' | 'area' | 'person'>,
): Wanted {
  const roles = new Set(spread.positions.map(({ role }) => role ?? 'now'));
  const places = PLACES_OF_THEIR_OWN.filter((place) => roles.has(place) || place === 'counsel');
  return {
    places,
    outcomes: [outcomeAreaOf({ intent, area, person })],
    areas: [areaOf(intent, []) ?? 'open'],
  };
}

import { areaOf } from '../question/matter/area.ts';
import type { Area, Matter } from '../question/matter-kinds.ts';
import { isFree } from '../question/yes.ts';
import type { Role, Spread } from '../spread/spread.ts';
import { concernKeyOf } from './concern-key.ts';
import { OUTCOME_AREAS, outcomeAreaOf, PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from './places.ts';

/** The words of a language that a reading needs. */
export interface Wanted {
  places: readonly PlaceOfItsOwn[];
  /** Areas in which a matter comes out. */
  outcomes: readonly (Area | 'open')[];
  /** Areas of the intents. */
  areas: readonly (Area | 'open')[];
  /** What is said to whoever wants to be free of something. */
  free: boolean;
  /** Areas of the words that say what a card means for the matter: of every spread, and of the places of larger ones. */
  concerns: readonly (Area | 'open')[];
  further: readonly (Area | 'open')[];
}

export const EVERYTHING: Wanted = {
  places: PLACES_OF_THEIR_OWN,
  outcomes: OUTCOME_AREAS,
  areas: OUTCOME_AREAS,
  free: true,
  concerns: OUTCOME_AREAS,
  further: OUTCOME_AREAS,
};

/** Places that only larger spreads have. */
const FURTHER: readonly Role[] = ['self', 'other', 'between', 'hidden', 'around', 'wish', 'aim', 'support'];

/**
 * The words that the reading of a spread for a matter needs: of its places, of counsel for the thing to do; the area in which
 * it comes out; and what is said of its intent.
 */
export function partsFor(
  spread: Pick<Spread, 'positions'>,
  matter: Pick<Matter, 'intent' | 'area' | 'person' | 'yes' | 'form' | 'tied' | 'areaTied' | 'facet'>,
): Wanted {
  const { intent } = matter;
  const roles = new Set(spread.positions.map(({ role }) => role ?? 'now'));
  const concern = concernKeyOf(matter);
  const concerns = concern ? [concern.area] : [];
  const places = PLACES_OF_THEIR_OWN.filter((place) => roles.has(place) || place === 'counsel');
  return {
    places,
    outcomes: [outcomeAreaOf(matter)],
    areas: [areaOf(intent, []) ?? 'open'],
    free: isFree(matter),
    concerns,
    further: FURTHER.some((role) => roles.has(role)) ? concerns : [],
  };
}

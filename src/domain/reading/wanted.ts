import type { Area, Matter } from '../question/matter-kinds.ts';
import type { Spread } from '../spread/spread.ts';
import { PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from './places.ts';

/**
 * The words that the reading of a spread for a matter needs: of its places, of counsel for the thing to do, of what is
 * hidden where the question asks why; and the area in which it comes out.
 */
export function partsFor(
  spread: Pick<Spread, 'positions'>,
  { form, area }: Pick<Matter, 'form' | 'area'>,
): [places: PlaceOfItsOwn[], areas: (Area | 'open')[]] {
  const roles = new Set(spread.positions.map(({ role }) => role ?? 'now'));
  const places = PLACES_OF_THEIR_OWN.filter(
    (place) => roles.has(place) || place === 'counsel' || (place === 'hidden' && form === 'why'),
  );
  return [places, [area ?? 'open']];
}

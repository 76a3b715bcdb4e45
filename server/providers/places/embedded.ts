import type { Language } from '../../../src/domain/language.ts';
import { nearestPlace } from '../../../src/domain/places/near.ts';
import { nameIn, type Place, withinIn } from '../../../src/domain/places/place.ts';
import { placeSearch } from '../../../src/domain/places/search.ts';
import { loadGazetteer } from '../../../src/library/places/load.ts';
import type { FoundPlace, PlaceFinder } from '../../ports/finder.ts';

/** Within so many kilometres a town names where a point is. */
const MAX_KM = 200;

/** The gazetteer that the app has too: it needs nobody else. */
export const embeddedPlaces: PlaceFinder = {
  async search(query, limit, language) {
    const gazetteer = await loadGazetteer();
    search ??= placeSearch(gazetteer);
    return search(query, limit).map(({ place }) => foundPlace(place, language));
  },
  async at(latitude, longitude, language) {
    const { places } = await loadGazetteer();
    const nearest = nearestPlace(places, latitude, longitude);
    return nearest && nearest.kilometres <= MAX_KM ? [foundPlace(nearest.place, language)] : [];
  },
};

let search: ReturnType<typeof placeSearch> | undefined;

function foundPlace(place: Place, language: Language): FoundPlace {
  const { latitude, longitude, zone } = place;
  return { name: nameIn(place, language), within: withinIn(place, language), latitude, longitude, zone };
}

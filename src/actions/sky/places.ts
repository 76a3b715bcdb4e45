import { joinNames, type Language } from '../../domain/language.ts';
import type { BirthPlace } from '../../domain/places/place.ts';

/** Places that only the server's own house of places knows. Throws where nobody answers. */
export async function searchFarPlaces(query: string, locale: Language): Promise<BirthPlace[]> {
  const [{ callServer }, contract] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/maps.ts'),
  ]);
  const found = await callServer(contract.placeSearch, { query: query.trim().slice(0, 80), limit: 10, locale });
  return found.map((place) => placeOf(place, locale));
}

/** Milliseconds that a name from the server may take; later the phone's own stays. */
const SEARCH_TIMEOUT_MS = 3000;

/**
 * What the server calls the place nearest to a point in degrees, which it hears to about 100 m. Null where it knows
 * none, does not answer, or answers late.
 */
export async function placeFromServer(
  latitude: number,
  longitude: number,
  locale: Language,
): Promise<BirthPlace | null> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), SEARCH_TIMEOUT_MS);
  try {
    const [{ callServer }, contract] = await Promise.all([
      import('../../service/client.ts'),
      import('../../contract/maps.ts'),
    ]);
    const rough = { latitude: round(latitude), longitude: round(longitude) };
    const [place] = await callServer(contract.reverseGeocode, { ...rough, locale }, over.signal);
    return place && !over.signal.aborted ? placeOf(place, locale) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

interface ServerPlace extends BirthPlace {
  within: readonly string[];
}

function placeOf({ name, within, latitude, longitude, zone }: ServerPlace, locale: Language): BirthPlace {
  return { name: joinNames([name, ...within], locale), latitude, longitude, zone };
}

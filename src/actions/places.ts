import type { Language } from '../domain/language.ts';
import type { BirthPlace } from '../domain/places/place.ts';

/** Places that only the server's own house of places knows. Throws where nobody answers. */
export async function searchFarPlaces(query: string, locale: Language): Promise<BirthPlace[]> {
  const [{ say }, contract] = await Promise.all([import('../service/client.ts'), import('../contract/maps.ts')]);
  const found = await say(contract.placeSearch, { query: query.trim().slice(0, 80), limit: 10, locale });
  return found.map(({ name, within, latitude, longitude, zone }) => ({
    name: [name, ...within].join(locale === 'en' ? ', ' : '，'),
    latitude,
    longitude,
    zone,
  }));
}

import type { Language } from '../../../src/domain/language.ts';
import { zoneAt } from '../../../src/library/places/zone.ts';
import type { FoundPlace, PlaceFinder } from '../../ports/finder.ts';

/** A place as a Nominatim server answers it (https://nominatim.org/release-docs/latest/api/Output/), `jsonv2`. */
interface NominatimPlace {
  name?: string;
  display_name?: string;
  lat?: string;
  lon?: string;
}

const REQUEST_TIMEOUT_MS = 4000;

/** A Nominatim server at an address: villages and quarters that the gazetteer does not have. */
export function nominatimPlaces(address: string): PlaceFinder {
  return {
    async search(query, limit, language) {
      const answer = await getJson(`${address}/search`, { q: query, limit: String(limit) }, language);
      return await placesOf(Array.isArray(answer) ? answer : []);
    },
    async at(latitude, longitude, language) {
      const point = { lat: String(latitude), lon: String(longitude), zoom: '13' };
      return await placesOf([await getJson(`${address}/reverse`, point, language)]);
    },
  };
}

async function getJson(address: string, query: Record<string, string>, language: Language): Promise<unknown> {
  const asked = new URLSearchParams({ ...query, format: 'jsonv2', 'accept-language': language });
  const answer = await fetch(`${address}?${asked}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the server of places answered ${answer.status}`);
  return await answer.json();
}

async function placesOf(answers: unknown[]): Promise<FoundPlace[]> {
  const places = await Promise.all((answers as (NominatimPlace | null)[]).map(placeOf));
  return places.filter((place) => place !== null);
}

/** Null for what has no name or lies nowhere: what another server answers is not believed. */
async function placeOf(answer: NominatimPlace | null): Promise<FoundPlace | null> {
  const [latitude, longitude] = [Number(answer?.lat ?? Number.NaN), Number(answer?.lon ?? Number.NaN)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const parts = String(answer?.display_name ?? '')
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const name = String(answer?.name || parts[0] || '').slice(0, 80);
  if (name === '') return null;
  const within = parts.filter((part) => part !== name).slice(0, 4);
  return { name, within, latitude, longitude, zone: await zoneAt(latitude, longitude) };
}

import type { Language } from '../../../src/domain/language.ts';
import { zoneAt } from '../../../src/library/places/zone.ts';
import type { FoundPlace, PlaceFinder } from '../../ports/finder.ts';

/** What a Nominatim server tells of a place (https://nominatim.org/release-docs/latest/api/Output/), `jsonv2`. */
interface Told {
  name?: string;
  display_name?: string;
  lat?: string;
  lon?: string;
}

/** Milliseconds until nobody waits any longer. */
const PATIENCE = 4000;

/** A Nominatim server at an address: villages and quarters that the gazetteer does not have. */
export function nominatimPlaces(address: string): PlaceFinder {
  return {
    async search(query, limit, language) {
      const answer = await ask(`${address}/search`, { q: query, limit: String(limit) }, language);
      return await placesOf(Array.isArray(answer) ? answer : []);
    },
    async at(latitude, longitude, language) {
      const point = { lat: String(latitude), lon: String(longitude), zoom: '13' };
      return await placesOf([await ask(`${address}/reverse`, point, language)]);
    },
  };
}

async function ask(address: string, query: Record<string, string>, language: Language): Promise<unknown> {
  const asked = new URLSearchParams({ ...query, format: 'jsonv2', 'accept-language': language });
  const answer = await fetch(`${address}?${asked}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`the server of places answered ${answer.status}`);
  return await answer.json();
}

async function placesOf(told: unknown[]): Promise<FoundPlace[]> {
  const places = await Promise.all((told as (Told | null)[]).map(placeOf));
  return places.filter((place) => place !== null);
}

/** Null for what has no name or lies nowhere: another house's word is not believed. */
async function placeOf(told: Told | null): Promise<FoundPlace | null> {
  const [latitude, longitude] = [Number(told?.lat ?? Number.NaN), Number(told?.lon ?? Number.NaN)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const parts = String(told?.display_name ?? '')
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const name = String(told?.name || parts[0] || '').slice(0, 80);
  if (name === '') return null;
  const within = parts.filter((part) => part !== name).slice(0, 4);
  return { name, within, latitude, longitude, zone: await zoneAt(latitude, longitude) };
}

import { nearestPlace } from '../../domain/places/near.ts';
import { zoneChoices } from '../../domain/places/zones.ts';
import { fetchPart } from '../../platform/part.ts';
import { loadGazetteer } from './load.ts';

/** The zone of a point in degrees, from a map of zones about 20 KB small: good to some kilometres from a border. @throws PartMissing */
export async function zoneAt(latitude: number, longitude: number): Promise<string> {
  const [{ default: lookUp }, { places }] = await Promise.all([
    fetchPart(() => import('@photostructure/tz-lookup')),
    loadGazetteer(),
  ]);
  const nearest = nearestPlace(places, latitude, longitude);
  return zoneChoices(lookUp(latitude, longitude), nearest?.place ?? null)[0];
}

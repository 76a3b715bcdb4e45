import type { Place } from './place.ts';

/** The place nearest to a point, and how far it is. */
export interface Nearest {
  readonly place: Place;
  /** Along the ground. */
  readonly kilometres: number;
}

/** The nearest place to a point in degrees, on a sphere; of two at one point the larger. Null for an empty list. */
export function nearestPlace(places: readonly Place[], latitude: number, longitude: number): Nearest | null {
  let nearest: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    // No place further north or south than the nearest so far can be nearer, and most are.
    if (Math.abs(place.latitude - latitude) > least) continue;
    const away = degreesBetween(latitude, longitude, place.latitude, place.longitude);
    if (away < least || (away === least && nearest !== null && place.people > nearest.people)) {
      nearest = place;
      least = away;
    }
  }
  return nearest === null ? null : { place: nearest, kilometres: least * KILOMETRES };
}

/** The arc between two points in degrees (haversine). */
export function degreesBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(latitude * RADIANS) * Math.cos(otherLatitude * RADIANS) * half(otherLongitude - longitude);
  return (2 * Math.asin(Math.min(1, Math.sqrt(chord)))) / RADIANS;
}

/** The way between two points in degrees, along the ground. */
export function kilometresBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  return degreesBetween(latitude, longitude, otherLatitude, otherLongitude) * KILOMETRES;
}

const RADIANS = Math.PI / 180;
/** A degree on a sphere of 6,371.0088 km. */
const KILOMETRES = 6371.0088 * RADIANS;

import { type Angles, risingPoint } from '../angles.ts';
import { cosine, DEGREE, direction, sine, tangent, turn } from '../turn.ts';
import type { Quadrants } from './quadrants.ts';

/** Regiomontanus: the equator in twelve equal parts, carried by circles through the north point. Degrees. */
export function regiomontanusCusps(angles: Angles, latitude: number): Quadrants {
  return crossings(angles, latitude, (part) => part);
}

/** Campanus: the circle from the zenith to the east point in equal parts, carried likewise. Degrees. */
export function campanusCusps(angles: Angles, latitude: number): Quadrants {
  // Where the circle through the part of the prime vertical meets the equator, counted from the meridian.
  return crossings(angles, latitude, (part) => direction(sine(part) * cosine(latitude), cosine(part)));
}

/**
 * Each house circle passes through the north point of the horizon and a point of the equator; it is the horizon of
 * another latitude, its pole: tan pole = tan latitude x sin(distance of the equator's point from the meridian).
 */
function crossings(
  { ramc, obliquity, midheaven }: Angles,
  latitude: number,
  meridianDistance: (part: number) => number,
): Quadrants {
  return [30, 60, 120, 150].map((part) => {
    const distance = meridianDistance(part);
    const pole = Math.atan(tangent(latitude) * sine(distance)) / DEGREE;
    const crossing = risingPoint(ramc + distance - 90, pole, obliquity);
    return turn(crossing - midheaven) < 180 ? crossing : turn(crossing + 180);
  }) as Quadrants;
}

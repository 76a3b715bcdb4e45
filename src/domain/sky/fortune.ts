import type { Angles } from './angles.ts';
import { cosine, DEGREE, direction, sine, turn } from './turn.ts';

/** Part of Fortune, degrees: by day ASC + Moon - Sun, by night ASC + Sun - Moon (Ptolemy; Paulus of Alexandria). */
export function partOfFortune(ascendant: number, sun: number, moon: number, dayBirth: boolean): number {
  return turn(dayBirth ? ascendant + moon - sun : ascendant + sun - moon);
}

/** Whether a point of the ecliptic is above the true horizon. Degrees; altitude by Meeus 13.6. */
export function aboveHorizon(longitude: number, { ramc, obliquity }: Angles, latitude: number): boolean {
  const ascension = direction(sine(longitude) * cosine(obliquity), cosine(longitude));
  const declination = Math.asin(sine(longitude) * sine(obliquity)) / DEGREE;
  return sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(ramc - ascension) > 0;
}

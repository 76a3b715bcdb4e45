import { type Angles, risingPoint } from '../angles.ts';
import { DEGREE, sine, tangent } from '../turn.ts';
import type { Quadrants } from './quadrants.ts';

/**
 * Koch: thirds of the time the midheaven took from the horizon, as ascendants of the birthplace. Degrees.
 * Holds below the polar circles only.
 */
export function kochCusps({ ramc, obliquity, midheaven }: Angles, latitude: number): Quadrants {
  const declination = Math.asin(sine(midheaven) * sine(obliquity)) / DEGREE;
  const third = Math.asin(tangent(latitude) * tangent(declination)) / DEGREE / 3;
  const at = (turned: number) => risingPoint(ramc + turned - 90, latitude, obliquity);
  return [at(30 - 2 * third), at(60 - third), at(120 + third), at(150 + 2 * third)];
}

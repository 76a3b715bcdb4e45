import type { Angles } from '../angles.ts';
import { cosine, DEGREE, direction, sine, tangent } from '../turn.ts';
import type { Quadrants } from './quadrants.ts';

/**
 * Placidus: degrees of the ecliptic that have done one or two thirds of their own way from the horizon to the
 * meridian. Degrees. Holds below the polar circles only, where bisection always finds the one answer;
 * the customary iteration goes astray near 66 degrees.
 */
export function placidusCusps({ ramc, obliquity }: Angles, latitude: number): Quadrants {
  const half = (ascension: number) => {
    const reach = tangent(latitude) * tangent(obliquity) * sine(ascension);
    return 90 + Math.asin(Math.max(-1, Math.min(1, reach))) / DEGREE;
  };
  const day = (share: number) => solve((ascension) => ramc + share * half(ascension), ramc, ramc + 180);
  const night = (share: number) => solve((ascension) => ramc + 180 - share * (180 - half(ascension)), ramc, ramc + 180);
  return [day(1 / 3), day(2 / 3), night(2 / 3), night(1 / 3)].map((ascension) =>
    direction(sine(ascension), cosine(ascension) * cosine(obliquity)),
  ) as Quadrants;
}

/** The right ascension that is its own image between two bounds, to a millionth of an arcsecond. */
function solve(image: (ascension: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (to - from > 1e-10) {
    const middle = (from + to) / 2;
    if (image(middle) > middle) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

import { cosine, DEGREE, sine } from '../turn.ts';

/** A planet beside the Sun: degrees from it in longitude, degrees of latitude, and how far both are, AU. */
interface Beside {
  apart: number;
  latitude: number;
  distance: number;
  sun: number;
}

/**
 * Degrees by which the Sun's gravity shifts a planet's longitude: away from the Sun, 0.004" at a right angle, 1.75" at
 * its edge. Behind the disc only the mass nearer the centre counts, as if light passed. Explanatory Supplement 7.2.4.
 */
export function bendOf({ apart, latitude, distance, sun }: Beside): number {
  const flat = cosine(latitude);
  const across = Math.hypot(sine(latitude), flat * sine(apart));
  const along = flat * cosine(apart);
  const ahead = sun - distance * along;
  const aside = distance * across;
  // Half the angle between Earth and planet as seen from the Sun.
  const half = aside / (Math.hypot(ahead, aside) + ahead);
  const behind = along > 0 && ahead < 0 ? Math.min(1, (sun * across) / SOLAR_RADIUS_AU) : 1;
  const mass = 1 - (1 - behind * behind) ** CONCENTRATION;
  if (across < 1e-9) return 0;
  return ((TWICE_GRAVITY / sun) * half * mass * sine(apart)) / (across * flat) / DEGREE;
}

/** Twice the Sun's gravitation over the square of the speed of light, AU. */
const TWICE_GRAVITY = 1.97412574336e-8;
/** Of the Sun's disc, AU. */
const SOLAR_RADIUS_AU = 0.0046524;
/** How fast the mass within a radius grows: about that of the standard models of the Sun. */
const CONCENTRATION = 9;

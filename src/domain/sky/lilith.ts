import type { Moment } from './moment.ts';
import { meanNodeOf } from './nodes.ts';
import { arc, cosine, DEGREE, direction, sine, turn } from './turn.ts';

/**
 * The mean apogee of the Moon (Black Moon Lilith), carried from the Moon's mean orbit to the ecliptic, with nutation.
 * Mean perigee: ELP/MPP02 with the precession of IAU 2006; Meeus 47 is 1" off in 2300. Degrees, degrees a day.
 */
export function meanLilith(moment: Moment): { longitude: number; speed: number; latitude: number } {
  const { longitude, latitude } = apogee(moment.tt / 36525);
  const step = 0.5;
  const before = apogee((moment.tt - step) / 36525).longitude;
  const after = apogee((moment.tt + step) / 36525).longitude;
  return { longitude: turn(longitude + moment.nutation), speed: arc(before, after) / (2 * step), latitude };
}

const INCLINATION_DEG = 5.145396;

function apogee(T: number): { longitude: number; latitude: number } {
  const perigee = 83.3533007 + 4069.0136637 * T - 0.0103203 * T * T - 0.00001256 * T ** 3 + 5.254e-8 * T ** 4;
  const node = meanNodeOf(T);
  const fromNode = perigee + 180 - node;
  return {
    longitude: turn(node + direction(sine(fromNode) * cosine(INCLINATION_DEG), cosine(fromNode))),
    latitude: Math.asin(sine(fromNode) * sine(INCLINATION_DEG)) / DEGREE,
  };
}

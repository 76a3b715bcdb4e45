import type { Triple } from '../chebyshev.ts';
import type { PlanetName } from '../planets.ts';
import { toDate } from './frame.ts';
import type { Seen } from './lunar.ts';
import { disturbanceOf, innerPlace } from './orbit.ts';
import { outerPlace } from './outer.ts';
import type { SolarSystem } from './solar-system.ts';

/**
 * Where a body is seen from the Earth's centre in the mean ecliptic and equinox of date: with light time and
 * aberration, not yet bent at the Sun (see bend.ts). `tt`: days of Terrestrial Time since J2000, within the tables.
 */
export function seenAt(body: PlanetName, tt: number, system: SolarSystem): Seen {
  // The Moon moves along with the Earth: light time alone, since the rest of aberration is common to both.
  if (body === 'Moon') return system.moon(tt - system.moon(tt).distance / LIGHT_AU_PER_DAY);
  const { place: home, velocity } = system.home(tt);
  const at = placeOf(body, tt, system);
  let way: Triple = [0, 0, 0];
  let delay = 0;
  let distance = 0;
  for (let round = 0; round < 4; round++) {
    way = subtract(at(tt - delay), home);
    distance = Math.sqrt(dot(way, way));
    const before = delay;
    delay = distance / LIGHT_AU_PER_DAY;
    if (Math.abs(delay - before) < DELAY_PRECISION) break;
  }
  const direction: Triple = [way[0] / distance, way[1] / distance, way[2] / distance];
  return { ...toDate(aberrated(direction, velocity), tt), distance };
}

/** AU a day. */
const LIGHT_AU_PER_DAY = 173.144632674;
/** Days in which no planet moves by a thousandth of an arc second. */
const DELAY_PRECISION = 1e-7;
const add = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const subtract = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From the centre of mass. What disturbs an orbit is the same during the light time. */
function placeOf(body: Exclude<PlanetName, 'Moon'>, tt: number, system: SolarSystem): (tt: number) => Triple {
  switch (body) {
    case 'Sun':
      return (then) => system.sun(then);
    case 'Mercury':
    case 'Venus':
    case 'Mars': {
      const disturbance = disturbanceOf(body, tt);
      return (then) => add(system.sun(then), innerPlace(body, then, disturbance));
    }
    default:
      return (then) => outerPlace(body, then);
  }
}

/** Aberration by the theory of relativity; velocity in AU a day. */
function aberrated(direction: Triple, velocity: Triple): Triple {
  const v: Triple = [velocity[0] / LIGHT_AU_PER_DAY, velocity[1] / LIGHT_AU_PER_DAY, velocity[2] / LIGHT_AU_PER_DAY];
  const slowing = Math.sqrt(1 - dot(v, v));
  const along = dot(direction, v);
  const share = 1 + along / (1 + slowing);
  const part = (axis: 0 | 1 | 2) => (slowing * direction[axis] + share * v[axis]) / (1 + along);
  return [part(0), part(1), part(2)];
}

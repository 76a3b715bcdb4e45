import type { Triple } from '../chebyshev.ts';
import { fromDate } from './frame.ts';
import { moonPlace, roughMoonPlace, type Seen } from './lunar.ts';
import { type Disturbance, disturbanceOf, type Inner, innerPlace } from './orbit.ts';
import { type Outer, outerPlace } from './outer.ts';
import { Track } from './track.ts';

interface Home {
  place: Triple;
  velocity: Triple;
}

/** Moon, Earth and Sun as tracks, since the places of all bodies hang on them. AU, radians, days since J2000. */
export class SolarSystem {
  readonly #homes = new Map<number, Home>();
  /** Geocentric, ecliptic and mean equinox of date; the longitude counted on over whole turns. */
  readonly #moon = new Track({ days: 8, count: 18, width: 3 }, (tt, to) => {
    const { longitude, latitude, distance } = moonPlace(tt);
    to.set([longitude, latitude, distance]);
  });
  /** What the planets do to the orbit of Earth and Moon: slow, and the dearest of all to compute. */
  readonly #disturbance = new Track({ days: 32, count: 12, width: 3 }, (tt, to) => {
    const { along, outwards, north } = disturbanceOf('Earth', tt);
    to.set([along, outwards, north]);
  });
  /** The Earth from the Sun. */
  readonly #earth = new Track({ days: 32, count: 18, width: 3 }, (tt, to) => {
    const [along, outwards, north] = [0, 1, 2].map((which) => this.#disturbance.value(tt, which)) as Triple;
    to.set(earthPlace(tt, { along, outwards, north }));
  });
  /** The Sun from the centre of mass. */
  readonly #sun = new Track({ days: 64, count: 12, width: 3 }, (tt, to) => to.set(sunPlace(tt)));

  moon(tt: number): Seen {
    const [longitude, latitude, distance] = [this.#moon.value(tt), this.#moon.value(tt, 1), this.#moon.value(tt, 2)];
    return { longitude, latitude, distance };
  }

  /** The Earth from the centre of mass, and its velocity, AU a day; the same moments are asked for several bodies. */
  home(tt: number): Home {
    let home = this.#homes.get(tt);
    if (!home) {
      const axis = (which: 0 | 1 | 2) => this.#earth.value(tt, which) + this.#sun.value(tt, which);
      const change = (which: 0 | 1 | 2) => this.#earth.slope(tt, which) + this.#sun.slope(tt, which);
      home = { place: [axis(0), axis(1), axis(2)], velocity: [change(0), change(1), change(2)] };
      this.#homes.set(tt, home);
    }
    return home;
  }

  sun(tt: number): Triple {
    return [this.#sun.value(tt, 0), this.#sun.value(tt, 1), this.#sun.value(tt, 2)];
  }
}

/** Masses in masses of the Sun, as DE431 has them; the Earth with the Moon. */
const INNER_MASSES: [Inner, number][] = [
  ['Mercury', 1 / 6023597],
  ['Venus', 1 / 408523.72],
  ['Earth', 1 / 328900.56],
  ['Mars', 1 / 3098703.6],
];
const OUTER_MASSES: [Outer, number][] = [
  ['Jupiter', 1 / 1047.348625],
  ['Saturn', 1 / 3497.9018],
  ['Uranus', 1 / 22902.98],
  ['Neptune', 1 / 19412.26],
  ['Pluto', 1 / 135836683],
];
/** The Moon's share of the mass of Earth and Moon. */
const MOON_SHARE = 1 / (1 + 81.30056907);

function earthPlace(tt: number, disturbance: Disturbance): Triple {
  const { longitude, latitude, distance } = roughMoonPlace(tt);
  const both = innerPlace('Earth', tt, disturbance);
  const moon = fromDate(longitude, latitude, distance, tt);
  return [both[0] - moon[0] * MOON_SHARE, both[1] - moon[1] * MOON_SHARE, both[2] - moon[2] * MOON_SHARE];
}

/** All masses balance about their centre; for the small ones the undisturbed ellipse is enough. */
function sunPlace(tt: number): Triple {
  const moment: Triple = [0, 0, 0];
  let whole = 1;
  const put = (mass: number, place: Triple) => {
    for (const axis of [0, 1, 2] as const) moment[axis] -= mass * place[axis];
  };
  for (const [planet, mass] of OUTER_MASSES) put(mass, outerPlace(planet, tt));
  for (const [planet, mass] of INNER_MASSES) {
    put(mass, innerPlace(planet, tt));
    whole += mass;
  }
  return [moment[0] / whole, moment[1] / whole, moment[2] / whole];
}

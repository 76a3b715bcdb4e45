import {
  Body,
  CombineRotation,
  EclipticGeoMoon,
  HelioVector,
  RotateVector,
  Rotation_ECL_EQJ,
  Rotation_EQJ_ECL,
  Rotation_EQJ_ECT,
  type RotationMatrix,
} from 'astronomy-engine';
import { type Tabled, type Triple, tabledPlace } from './chebyshev.ts';
import { lunarCorrection, type Planet, planetCorrection } from './corrections.ts';
import { instantToDays } from './instant.ts';
import { meanLilith } from './lilith.ts';
import { type Moment, momentOf } from './moment.ts';
import { meanNode, trueNode } from './nodes.ts';
import { PLANETS } from './planets.ts';
import { arc, DEGREE, direction, turn } from './turn.ts';

export const POINTS = [...PLANETS, 'TrueNode', 'MeanNode', 'MeanLilith', 'Chiron'] as const;
export type PointName = (typeof POINTS)[number];

/** Degrees, and degrees a day. */
export interface Motion {
  longitude: number;
  speed: number;
  /** To an arcminute only: the corrections are for longitude. */
  latitude: number;
}

/**
 * Where the points of a chart stand at an instant (ISO UTC): apparent, geocentric, tropical, true equinox of date.
 * @throws RangeError for an instant that is not a date between 1800 and 2399
 */
export function positionsAt(instant: string): Record<PointName, Motion> {
  return positionsOf(momentOf(instantToDays(instant)));
}

/** The same for a moment that is at hand; degrees, and degrees a day. */
export function positionsOf(moment: Moment): Record<PointName, Motion> {
  const planets = BODIES.map((planet) => trackOf(planet, moment));
  const earth = planets[2]!;
  const toDate = CombineRotation(Rotation_ECL_EQJ(), Rotation_EQJ_ECT(moment.time));
  const seen = (track: Track) => apparent(track, earth, toDate, moment);
  const tabled = (body: Tabled) => {
    const at = (offset: number) => add(tabledPlace(body, moment.tt + offset), wobble(planets, offset));
    return seen(track(at(-HALF_STEP_DAYS), at(0), at(HALF_STEP_DAYS)));
  };
  return {
    Sun: seen(track([0, 0, 0], [0, 0, 0], [0, 0, 0])),
    Moon: moonMotion(moment),
    Mercury: seen(planets[0]!),
    Venus: seen(planets[1]!),
    Mars: seen(planets[3]!),
    Jupiter: seen(planets[4]!),
    Saturn: seen(planets[5]!),
    Uranus: seen(planets[6]!),
    Neptune: seen(planets[7]!),
    Pluto: tabled('Pluto'),
    TrueNode: trueNode(moment),
    MeanNode: meanNode(moment),
    MeanLilith: meanLilith(moment),
    Chiron: tabled('Chiron'),
  };
}

const BODIES: Planet[] = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
/** Masses of the same in masses of the Sun (IAU 2009, Earth with the Moon). */
const MASSES = [
  1 / 6023600,
  1 / 408523.7,
  1 / 328900.56,
  1 / 3098703.6,
  1 / 1047.3486,
  1 / 3497.9,
  1 / 22902.98,
  1 / 19412.24,
];
const WHOLE_MASS = MASSES.reduce((sum, mass) => sum + mass, 1);
/** Days either side of the moment at which a track is taken. */
const HALF_STEP_DAYS = 0.05;
/** AU a day. */
const LIGHT_AU_PER_DAY = 173.1446327;
/** Precession in longitude, degrees a day. */
const PRECESSION = 50.29 / 3600 / 365.25;

/** A piece of an orbit round the Sun, AU and days, ecliptic of J2000: place, velocity, half the acceleration. */
interface Track {
  place: Triple;
  velocity: Triple;
  bend: Triple;
}

function track(before: Triple, place: Triple, after: Triple): Track {
  const velocity = place.map((_, i) => (after[i]! - before[i]!) / (2 * HALF_STEP_DAYS)) as Triple;
  const bend = place.map((x, i) => (after[i]! - 2 * x + before[i]!) / (2 * HALF_STEP_DAYS * HALF_STEP_DAYS)) as Triple;
  return { place, velocity, bend };
}

const add = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const onTrack = ({ place, velocity, bend }: Track, offset: number): Triple => [
  place[0] + offset * (velocity[0] + offset * bend[0]),
  place[1] + offset * (velocity[1] + offset * bend[1]),
  place[2] + offset * (velocity[2] + offset * bend[2]),
];

/** The library's orbit with our correction, which is as good as constant over a step. */
function trackOf(planet: Planet, moment: Moment): Track {
  const { longitude, distance } = planetCorrection(planet, moment.tt);
  const at = (offset: number): Triple => {
    const { x, y, z } = RotateVector(TO_ECLIPTIC, HelioVector(Body[planet], moment.time.AddDays(offset)));
    return [x + x * distance - y * longitude, y + y * distance + x * longitude, z];
  };
  return track(at(-HALF_STEP_DAYS), at(0), at(HALF_STEP_DAYS));
}

const TO_ECLIPTIC = Rotation_EQJ_ECL();

/** From the Sun to the centre of mass of the Solar System. */
function wobble(planets: Track[], offset: number): Triple {
  let sum: Triple = [0, 0, 0];
  planets.forEach((planet, i) => {
    const share = MASSES[i]! / WHOLE_MASS;
    const [x, y, z] = onTrack(planet, offset);
    sum = add(sum, [x * share, y * share, z * share]);
  });
  return sum;
}

/** Light time and aberration at once: body and Earth both where they were when the light set out. Meeus 33. */
function apparent(body: Track, earth: Track, toDate: RotationMatrix, moment: Moment): Motion {
  const at = (offset: number) => {
    let delay = 0;
    let seen: Triple = [0, 0, 0];
    for (let round = 0; round < 3; round++) {
      const [x, y, z] = onTrack(body, offset - delay);
      const home = onTrack(earth, offset - delay);
      seen = [x - home[0], y - home[1], z - home[2]];
      delay = Math.hypot(...seen) / LIGHT_AU_PER_DAY;
    }
    return rotate(toDate, seen);
  };
  const [x, y, z] = at(0);
  const before = at(-HALF_STEP_DAYS);
  const after = at(HALF_STEP_DAYS);
  const way = arc(direction(before[1], before[0]), direction(after[1], after[0]));
  return {
    longitude: turn(direction(y, x) + moment.restOfNutation),
    speed: way / (2 * HALF_STEP_DAYS) + PRECESSION,
    latitude: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
  };
}

function rotate({ rot }: RotationMatrix, [x, y, z]: Triple): Triple {
  const row = (i: 0 | 1 | 2) => rot[0]![i]! * x + rot[1]![i]! * y + rot[2]![i]! * z;
  return [row(0), row(1), row(2)];
}

function moonMotion(moment: Moment): Motion {
  const { lon, lat } = EclipticGeoMoon(moment.time);
  const before = EclipticGeoMoon(moment.time.AddDays(-HALF_STEP_DAYS)).lon;
  const after = EclipticGeoMoon(moment.time.AddDays(HALF_STEP_DAYS)).lon;
  return {
    longitude: turn(lon + lunarCorrection('Moon', moment.tt) / DEGREE + moment.restOfNutation),
    speed: arc(before, after) / (2 * HALF_STEP_DAYS),
    latitude: lat,
  };
}

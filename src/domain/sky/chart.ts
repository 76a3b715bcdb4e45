import { type Angles, anglesOf } from './angles.ts';
import { type Aspect, type AspectPoint, aspectsWithin, type Mover, type Orbs } from './aspects.ts';
import { balanceOf, type Element, type Mode } from './balance.ts';
import { aboveHorizon, partOfFortune } from './fortune.ts';
import { HOUSE_SYSTEMS, type HouseSystem, houseOf, housesOf } from './houses/cusps.ts';
import { instantToDays } from './instant.ts';
import { momentOf } from './moment.ts';
import { POINTS, type PointName, positionsOf } from './positions.ts';
import { type Sign, signPlace } from './sign.ts';

export interface Birth {
  /** ISO 8601 in UTC: `1990-06-10T14:30:00Z`. */
  instant: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  houseSystem: HouseSystem;
  /** Orbs in degrees in place of the customary ones. */
  orbs?: Orbs;
}

/** Angles in degrees, speed in degrees a day. `degree` and `minute` are those of the sign, cut. */
export interface ChartPoint {
  longitude: number;
  speed: number;
  sign: Sign;
  degree: number;
  minute: number;
  retrograde: boolean;
  /** 1 to 12. */
  house: number;
}

export interface NatalChart extends Pick<Birth, 'instant' | 'latitude' | 'longitude'> {
  points: Record<PointName, ChartPoint>;
  angles: Angles;
  /** Twelve longitudes from the first house on. */
  cusps: number[];
  houseSystem: HouseSystem;
  /** The wanted houses do not exist at this latitude: the cusps are Porphyry's. */
  fellBack: boolean;
  aspects: Aspect[];
  /** Part of Fortune. */
  fortune: number;
  /** Of the ten planets, Sun to Pluto. */
  elements: Record<Element, number>;
  modes: Record<Mode, number>;
  /** The Sun is above the horizon. */
  dayBirth: boolean;
}

/**
 * The chart of a birth: apparent, geocentric, tropical, for the true equinox of date. Every longitude is within an
 * arcminute of JPL's ephemerides, and 99 of 100 show the same arcminute.
 * @throws RangeError naming the fault: an instant outside 1800-2399 or malformed, a place off the globe, an unknown system
 */
export function natalChart({ instant, latitude, longitude, houseSystem, orbs }: Birth): NatalChart {
  const days = instantToDays(instant);
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`No such latitude: ${latitude}`);
  if (!(Math.abs(longitude) <= 180)) throw new RangeError(`No such longitude: ${longitude}`);
  if (!HOUSE_SYSTEMS.includes(houseSystem)) throw new RangeError(`No such house system: ${houseSystem}`);

  const moment = momentOf(days);
  const motions = positionsOf(moment);
  const angles = anglesOf(moment, latitude, longitude);
  const { cusps, fellBack } = housesOf(houseSystem, angles, latitude);
  const points = Object.fromEntries(
    POINTS.map((name) => {
      const { longitude, speed } = motions[name];
      const place = signPlace(longitude);
      return [name, { longitude, speed, ...place, retrograde: speed < 0, house: houseOf(longitude, cusps) }];
    }),
  ) as Record<PointName, ChartPoint>;
  const dayBirth = aboveHorizon(points.Sun.longitude, angles, latitude);
  return {
    instant,
    latitude,
    longitude,
    points,
    angles,
    cusps,
    houseSystem,
    fellBack,
    aspects: aspectsWithin(movers(points, angles), orbs),
    fortune: partOfFortune(angles.ascendant, points.Sun.longitude, points.Moon.longitude, dayBirth),
    ...balanceOf(POINTS.slice(0, 10).map((name) => points[name].sign)),
    dayBirth,
  };
}

/** What takes part in aspects: the points, and the angles where the time of birth is known. */
export function movers(
  points: Record<PointName, { longitude: number; speed: number }>,
  angles?: Pick<Angles, 'ascendant' | 'midheaven'>,
): Map<AspectPoint, Mover> {
  const all = new Map<AspectPoint, Mover>(POINTS.map((name) => [name, points[name]]));
  if (angles) {
    all.set('Ascendant', { longitude: angles.ascendant, speed: null });
    all.set('Midheaven', { longitude: angles.midheaven, speed: null });
  }
  return all;
}

import type { Cast } from '../sky/birth.ts';
import { houseOf } from '../sky/houses/cusps.ts';
import { moonOf } from '../sky/moon.ts';
import { SIGNS, type Sign } from '../sky/sign.ts';
import { turn } from '../sky/turn.ts';

/** Twelve houses laid over the zodiac; houses are 1 to 12, longitudes are degrees. */
export interface Frame {
  house(longitude: number): number;
  /** Where a house begins. */
  start(house: number): number;
}

/** Whole signs, counted from a sign. */
export function signFrame(sign: Sign): Frame {
  const first = SIGNS.indexOf(sign) * 30;
  return {
    house: (longitude) => Math.floor(turn(longitude - first) / 30) + 1,
    start: (house) => turn(first + (house - 1) * 30),
  };
}

/** The houses of a birth; without its hour whole signs from the Sun. */
export function chartFrame(cast: Cast): Frame {
  if (!cast.timed) return signFrame(cast.chart.points.Sun.sign);
  const { cusps } = cast.chart;
  return { house: (longitude) => houseOf(longitude, cusps), start: (house) => cusps[house - 1]! };
}

/** The Moon of a day in a frame of houses. */
export interface MoonVisit {
  house: number;
  sign: Sign;
  /** 0 to 5: no two days of one visit share it, nor does the visit of the month before. */
  variant: number;
}

/** Where the Moon is on a day whose noon is given (ISO UTC). @throws RangeError outside 1800-2399 */
export function moonVisit(noon: string, frame: Frame): MoonVisit {
  const { longitude, sign } = moonOf(noon);
  const house = frame.house(longitude);
  let daysBefore = 0;
  while (daysBefore < DAYS_OF_VISIT && frame.house(moonOf(daysFrom(noon, -daysBefore - 1)).longitude) === house)
    daysBefore += 1;
  const days = (Date.parse(noon) - J2000_MS) / DAY_MS;
  const rounds = Math.round((MOON_AT_J2000 + MOON_A_DAY * days - longitude) / 360);
  const visit = Math.floor((rounds * 360 + longitude - frame.start(house)) / 360);
  return { house, sign, variant: ((((visit % 2) + 2) % 2) * 3 + daysBefore) % VARIANTS };
}

const DAY_MS = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** Mean longitude and its motion, degrees (Meeus 47.1). */
const MOON_AT_J2000 = 218.3165;
const MOON_A_DAY = 13.17639648;
/** A wide house of the far north keeps the Moon longer; what is beyond does not matter. */
const DAYS_OF_VISIT = 5;
/** As many wordings as the texts have for the Moon in one house. */
const VARIANTS = 6;

function daysFrom(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

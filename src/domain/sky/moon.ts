import { deltaT } from './delta-t.ts';
import { instantToDays } from './instant.ts';
import { SIGNS, type Sign } from './sign.ts';

/** The eight phases, in order from the new Moon; keys for the names of the languages. */
export const MOON_PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

export interface MoonTonight {
  /** Apparent geocentric longitude, degrees from the equinox of date. */
  longitude: number;
  sign: Sign;
  /** Moon minus Sun in longitude, degrees 0..360: 0 new, 90 first quarter, 180 full. */
  elongation: number;
  phaseName: MoonPhase;
  /** The lit part of the disc, 0..1. */
  illuminated: number;
  waxing: boolean;
}

/**
 * The Moon of an instant (ISO UTC), light enough for the home screen: no ephemeris is loaded.
 * Longitude and elongation within an arcminute of the chart's, 1800-2399.
 * Formulas: Meeus, Astronomical Algorithms, chapters 25 (Sun), 47 (Moon, its largest terms) and 48 (lit part).
 * @throws RangeError for an instant that is not a date between 1800 and 2399
 */
export function moonOf(instant: string): MoonTonight {
  const days = instantToDays(instant);
  const T = (days + deltaT(days) / 86400) / 36525;
  const nutation = (-17.2 * sin(125.04 - 1934.136 * T) - 1.32 * sin(200.93 + 72001.54 * T)) / 3600;
  const moon = lunarPlace(T);
  const longitude = wrap(moon.longitude + nutation);
  const elongation = wrap(moon.longitude - solarLongitude(T));
  const cosine = Math.cos(moon.latitude * RADIAN) * Math.cos(elongation * RADIAN);
  return {
    longitude,
    sign: SIGNS[Math.floor(longitude / 30)]!,
    elongation,
    phaseName: MOON_PHASES[Math.floor(wrap(elongation + 22.5) / 45)]!,
    illuminated: (1 - cosine) / 2,
    waxing: elongation < 180,
  };
}

const RADIAN = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const wrap = (degrees: number) => {
  const turn = degrees % 360;
  return turn < 0 ? (turn + 360) % 360 : turn;
};

/** Apparent longitude of the Sun in degrees without nutation. Meeus 25. */
function solarLongitude(T: number): number {
  const M = 357.52911 + 35999.05029 * T - 0.0001537 * T * T;
  const centre =
    (1.914602 - 0.004817 * T - 0.000014 * T * T) * sin(M) +
    (0.019993 - 0.000101 * T) * sin(2 * M) +
    0.000289 * sin(3 * M);
  return 280.46646 + 36000.76983 * T + 0.0003032 * T * T + centre - 0.00569;
}

/** Multiples of D, M, M', F and the amplitude in 1e-6 degrees: every term of Meeus 47.A above 4". */
const LONGITUDE_TERMS = [
  [0, 0, 1, 0, 6288774],
  [2, 0, -1, 0, 1274027],
  [2, 0, 0, 0, 658314],
  [0, 0, 2, 0, 213618],
  [0, 1, 0, 0, -185116],
  [0, 0, 0, 2, -114332],
  [2, 0, -2, 0, 58793],
  [2, -1, -1, 0, 57066],
  [2, 0, 1, 0, 53322],
  [2, -1, 0, 0, 45758],
  [0, 1, -1, 0, -40923],
  [1, 0, 0, 0, -34720],
  [0, 1, 1, 0, -30383],
  [2, 0, 0, -2, 15327],
  [0, 0, 1, 2, -12528],
  [0, 0, 1, -2, 10980],
  [4, 0, -1, 0, 10675],
  [0, 0, 3, 0, 10034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
  [1, 1, 0, 0, 4987],
  [2, -1, 1, 0, 4036],
  [2, 0, 2, 0, 3994],
  [4, 0, 0, 0, 3861],
  [2, 0, -3, 0, 3665],
  [0, 1, -2, 0, -2689],
  [2, 0, -1, 2, -2602],
  [2, -1, -2, 0, 2390],
  [1, 0, 1, 0, -2348],
  [2, -2, 0, 0, 2236],
  [0, 1, 2, 0, -2120],
  [0, 2, 0, 0, -2069],
  [2, -2, -1, 0, 2048],
  [2, 0, 1, -2, -1773],
  [2, 0, 0, 2, -1595],
  [4, -1, -1, 0, 1215],
  [0, 0, 2, 2, -1110],
] as const;

/** Geocentric longitude of the Moon and latitude (the four great terms), degrees, mean equinox of date. Meeus 47. */
function lunarPlace(T: number): { longitude: number; latitude: number } {
  const L = 218.3164477 + 481267.88123421 * T - 0.0015786 * T * T;
  const D = 297.8501921 + 445267.1114034 * T - 0.0018819 * T * T;
  const M = 357.5291092 + 35999.0502909 * T - 0.0001536 * T * T;
  const m = 134.9633964 + 477198.8675055 * T + 0.0087414 * T * T + (T * T * T) / 69699;
  const F = 93.272095 + 483202.0175233 * T - 0.0036539 * T * T;
  const E = 1 - 0.002516 * T;
  let sum = 3958 * sin(119.75 + 131.849 * T) + 1962 * sin(L - F) + 318 * sin(53.09 + 479264.29 * T);
  for (const [d, s, a, f, size] of LONGITUDE_TERMS) sum += size * E ** Math.abs(s) * sin(d * D + s * M + a * m + f * F);
  const latitude = 5.128 * sin(F) + 0.281 * sin(m + F) + 0.278 * sin(m - F) + 0.173 * sin(2 * D - F);
  return { longitude: L + sum / 1e6, latitude };
}

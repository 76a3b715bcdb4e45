import { ARC_SECOND, numbersOf } from './numbers.ts';
import { MOON_SERIES } from './series-moon.ts';

/** Geocentric, without light time, ecliptic and mean equinox of date: radians and AU. `tt` in days since J2000. */
export function moonPlace(tt: number): { longitude: number; latitude: number; distance: number } {
  const T = tt / 36525;
  const angles = DELAUNAY.map(([at, motion, bend]) => (at + (motion + bend * T) * T) * DEGREE);
  const powers = angles.map((angle, which) => multiplesOf(angle, REACH[which]!));
  const mean = (218.3164477 + (481267.88123421 + (-0.0015786 + T / 538841) * T) * T) * DEGREE;
  return {
    longitude: mean + sum('longitude', tt, powers) * 0.01 * ARC_SECOND,
    latitude: sum('latitude', tt, powers) * 0.01 * ARC_SECOND,
    distance: (sum('distance', tt, powers) * 0.1) / AU_KM,
  };
}

const DEGREE = Math.PI / 180;
const AU_KM = 149_597_870.7;
/** D, M, M' and F in degrees: at J2000, a century's motion, and the square of it. Meeus 47. */
const DELAUNAY = [
  [297.8501921, 445267.1114034, -0.0018819],
  [357.5291092, 35999.0502909, -0.0001536],
  [134.9633964, 477198.8675055, 0.0087414],
  [93.272095, 483202.0175233, -0.0036539],
] as const;
/** The highest multiple of each in the tables. */
const REACH = [6, 3, 6, 4] as const;

const HALF_SPAN = 20_800;
const STEP = (2 * Math.PI) / (128 * HALF_SPAN);

/** Cosines and sines of the multiples from -reach to reach, pairwise. */
function multiplesOf(angle: number, reach: number): Float64Array {
  const pairs = new Float64Array(4 * reach + 2);
  for (let n = -reach; n <= reach; n++) {
    pairs[2 * (n + reach)] = Math.cos(n * angle);
    pairs[2 * (n + reach) + 1] = Math.sin(n * angle);
  }
  return pairs;
}

type Quantity = keyof typeof MOON_SERIES;
const parsed = new Map<Quantity, Record<'terms' | 'drifting' | 'waves', number[]>>();

function read(quantity: Quantity) {
  let series = parsed.get(quantity);
  if (!series) {
    const { terms, drifting, waves } = MOON_SERIES[quantity];
    series = { terms: numbersOf(terms), drifting: numbersOf(drifting), waves: numbersOf(waves) };
    parsed.set(quantity, series);
  }
  return series;
}

function sum(quantity: Quantity, tt: number, powers: Float64Array[]): number {
  const { terms, drifting, waves } = read(quantity);
  const time = tt / HALF_SPAN;
  const sine = quantity !== 'distance';
  const [zero, one, two, three] = MOON_SERIES[quantity].powers;
  let total = zero + time * (one + time * (two + time * three));
  total += periodic(terms, powers, sine) + time * periodic(drifting, powers, sine);
  let multiple = 0;
  for (let at = 0; at < waves.length; at += 3) {
    multiple += waves[at]!;
    total += waves[at + 1]! * Math.cos(STEP * multiple * tt) + waves[at + 2]! * Math.sin(STEP * multiple * tt);
  }
  return total;
}

/** Rows of four multiples and an amplitude. */
function periodic(rows: number[], powers: Float64Array[], sine: boolean): number {
  let total = 0;
  for (let at = 0; at < rows.length; at += 5) {
    let c = 1;
    let s = 0;
    for (let which = 0; which < 4; which++) {
      const multiple = rows[at + which]!;
      if (multiple === 0) continue;
      const place = 2 * (multiple + REACH[which]!);
      const pairs = powers[which]!;
      const [pc, ps] = [pairs[place]!, pairs[place + 1]!];
      [c, s] = [c * pc - s * ps, s * pc + c * ps];
    }
    total += rows[at + 4]! * (sine ? s : c);
  }
  return total;
}

import { Harmonics } from './harmonics.ts';
import { ARC_SECOND, numbersOf } from './numbers.ts';
import { MOON_SERIES } from './series-moon.ts';

/** A place on the ecliptic: radians (or degrees, where that is said) and AU. */
export interface Seen {
  longitude: number;
  latitude: number;
  distance: number;
}

/** The Moon, geocentric, without light time, ecliptic and mean equinox of date; `tt` in days since J2000. */
export function moonPlace(tt: number): Seen {
  return placeWith('all', tt);
}

/** The same by the great terms alone, within 0.02 %: enough to know how far the Moon pulls the Earth aside. */
export function roughMoonPlace(tt: number): Seen {
  return placeWith('great', tt);
}

function placeWith(terms: 'all' | 'great', tt: number): Seen {
  const T = tt / 36525;
  const angles = DELAUNAY.map(([at, motion, bend]) => (at + (motion + bend * T) * T) * DEGREE);
  for (const [which, angle] of angles.entries()) ARGUMENTS.set(which, angle);
  const mean = (218.3164477 + (481267.88123421 + (-0.0015786 + T / 538841) * T) * T) * DEGREE;
  return {
    longitude: mean + sum('longitude', terms, tt) * 0.01 * ARC_SECOND,
    latitude: sum('latitude', terms, tt) * 0.01 * ARC_SECOND,
    distance: (sum('distance', terms, tt) * 0.1) / AU_KM,
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
/** Of the moment that is being computed; the highest multiples are those of the tables. */
const ARGUMENTS = new Harmonics([6, 3, 6, 4]);

const HALF_SPAN_DAYS = 20_800;
const STEP = (2 * Math.PI) / (128 * HALF_SPAN_DAYS);

type Quantity = keyof typeof MOON_SERIES;
/** What a great term is above, in the units of the tables. */
const GREAT: Record<Quantity, number> = { longitude: 2000, latitude: 2000, distance: 300 };
const parsed = new Map<Quantity, Record<'terms' | 'great' | 'drifting' | 'waves', number[]>>();

function read(quantity: Quantity) {
  let series = parsed.get(quantity);
  if (!series) {
    const { drifting, waves } = MOON_SERIES[quantity];
    const terms = numbersOf(MOON_SERIES[quantity].terms);
    const great = terms.filter((_, at) => Math.abs(terms[at - (at % 5) + 4]!) > GREAT[quantity]);
    series = { terms, great, drifting: numbersOf(drifting), waves: numbersOf(waves) };
    parsed.set(quantity, series);
  }
  return series;
}

function sum(quantity: Quantity, which: 'all' | 'great', tt: number): number {
  const { terms, great, drifting, waves } = read(quantity);
  const time = tt / HALF_SPAN_DAYS;
  const sine = quantity !== 'distance';
  const [zero, one, two, three] = MOON_SERIES[quantity].powers;
  let total = zero + time * (one + time * (two + time * three));
  if (which === 'great') return total + periodic(great, sine);
  total += periodic(terms, sine) + time * periodic(drifting, sine);
  let multiple = 0;
  for (let at = 0; at < waves.length; at += 3) {
    multiple += waves[at]!;
    total += waves[at + 1]! * Math.cos(STEP * multiple * tt) + waves[at + 2]! * Math.sin(STEP * multiple * tt);
  }
  return total;
}

/** Rows of four multiples and an amplitude. */
function periodic(rows: number[], sine: boolean): number {
  let total = 0;
  for (let at = 0; at < rows.length; at += 5) {
    ARGUMENTS.sum(rows, at);
    total += rows[at + 4]! * (sine ? ARGUMENTS.sine : ARGUMENTS.cosine);
  }
  return total;
}

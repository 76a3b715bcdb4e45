import type { Triple } from '../chebyshev.ts';
import { ARC_SECOND, numbersOf } from './numbers.ts';
import { INNER_ORBITS } from './series-inner.ts';

/** `Earth` is the centre of mass of Earth and Moon. */
export type Inner = keyof typeof INNER_ORBITS;

/** What the other planets do to an orbit: parts of the distance along the orbit, outwards and north. */
export interface Disturbance {
  along: number;
  outwards: number;
  north: number;
}

/** Place from the Sun, AU, ecliptic of J2000; `tt` in days since J2000. Without a disturbance within 0.1 %. */
export function innerPlace(planet: Inner, tt: number, disturbance: Disturbance = NONE): Triple {
  const { along, outwards, north } = disturbance;
  const [x, y, z] = ellipse(INNER_ORBITS[planet].elements, tt);
  return [
    x * (1 + outwards) - y * along,
    y * (1 + outwards) + x * along,
    z * (1 + outwards) + Math.hypot(x, y) * north,
  ];
}

const NONE: Disturbance = { along: 0, outwards: 0, north: 0 };

/** Kepler's ellipse with elements that change evenly, in the equinoctial variables (Broucke and Cefola 1972). */
function ellipse(elements: readonly number[], tt: number): Triple {
  const [a, start, motion, k0, k1, h0, h1, q0, q1, p0, p1] = elements as Eleven;
  const T = tt / 36525;
  const k = k0 + k1 * T;
  const h = h0 + h1 * T;
  const q = q0 + q1 * T;
  const p = p0 + p1 * T;
  const mean = (start + motion * tt) % (2 * Math.PI);
  let F = mean + k * Math.sin(mean) - h * Math.cos(mean);
  let sine = 0;
  let cosine = 0;
  for (let round = 0; round < 6; round++) {
    sine = Math.sin(F);
    cosine = Math.cos(F);
    const step = (F - k * sine + h * cosine - mean) / (1 - k * cosine - h * sine);
    F -= step;
    if (Math.abs(step) < 1e-8) {
      // The square of so small a step is nothing.
      [sine, cosine] = [sine - step * cosine, cosine + step * sine];
      break;
    }
  }
  const share = 1 / (1 + Math.sqrt(1 - k * k - h * h));
  const X = a * ((1 - h * h * share) * cosine + h * k * share * sine - k);
  const Y = a * ((1 - k * k * share) * sine + h * k * share * cosine - h);
  const height = 2 * Math.sqrt(1 - q * q - p * p);
  return [X * (1 - 2 * p * p) + 2 * p * q * Y, 2 * p * q * X + (1 - 2 * q * q) * Y, height * (q * Y - p * X)];
}

type Eleven = [number, number, number, number, number, number, number, number, number, number, number];

/** Time is counted in this half span; the frequencies are multiples of one turn in 128 half spans, days. */
const HALF_SPAN_DAYS = 20_800;
const STEP = (2 * Math.PI) / (128 * HALF_SPAN_DAYS);

const parsed = new Map<Inner, number[]>();

/** The disturbance of a moment, days since J2000, within the years of the tables. */
export function disturbanceOf(planet: Inner, tt: number): Disturbance {
  const { unit, series } = INNER_ORBITS[planet];
  let numbers = parsed.get(planet);
  if (!numbers) {
    numbers = numbersOf(series);
    parsed.set(planet, numbers);
  }
  let [along, outwards, north] = [0, 0, 0];
  let power = 1;
  let at = 0;
  for (; at < 12; at += 3) {
    along += numbers[at]! * power;
    outwards += numbers[at + 1]! * power;
    north += numbers[at + 2]! * power;
    power *= tt / HALF_SPAN_DAYS;
  }
  let multiple = 0;
  for (; at < numbers.length; at += 7) {
    multiple += numbers[at]!;
    const c = Math.cos(STEP * multiple * tt);
    const s = Math.sin(STEP * multiple * tt);
    along += numbers[at + 1]! * c + numbers[at + 2]! * s;
    outwards += numbers[at + 3]! * c + numbers[at + 4]! * s;
    north += numbers[at + 5]! * c + numbers[at + 6]! * s;
  }
  const scale = unit * ARC_SECOND;
  return { along: along * scale, outwards: outwards * scale, north: north * scale };
}

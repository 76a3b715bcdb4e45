import { INNER_SERIES } from './series-inner.ts';
import { LUNAR_SERIES } from './series-lunar.ts';
import { OUTER_SERIES } from './series-outer.ts';

export type Planet = keyof typeof INNER_SERIES | keyof typeof OUTER_SERIES;

/**
 * What to add to the library's heliocentric place of a planet, ecliptic of J2000: longitude in radians and the
 * distance on the ecliptic as a share of itself. `tt` is days of Terrestrial Time since J2000.
 */
export function planetCorrection(planet: Planet, tt: number): { longitude: number; distance: number } {
  const [longitude, distance] = sum(series(planet, PLANETS[planet]), 2, tt);
  return { longitude, distance };
}

/** What to add to the library's longitude of the Moon or of its true node, radians. `tt` as above. */
export function lunarCorrection(which: keyof typeof LUNAR_SERIES, tt: number): number {
  return sum(series(which, LUNAR_SERIES[which]), 1, tt)[0];
}

const PLANETS = { ...INNER_SERIES, ...OUTER_SERIES };
/** The frequencies are multiples of one turn in 4800 Julian years; time is counted from 2100. */
const STEP = (2 * Math.PI) / (4800 * 365.25);
const MIDDLE_DAYS = 36525;
const HALF_SPAN_DAYS = 110000;
const UNIT = (0.02 / 3600) * (Math.PI / 180);

const parsed = new Map<string, number[]>();

function series(name: string, text: string): number[] {
  const known = parsed.get(name);
  if (known) return known;
  const numbers = text.trim().split(/\s+/).map(Number);
  parsed.set(name, numbers);
  return numbers;
}

/** Four powers of time and then the periodic rows, for `width` quantities at once. */
function sum(numbers: number[], width: 1 | 2, tt: number): [number, number] {
  const time = tt - MIDDLE_DAYS;
  let power = 1;
  let first = 0;
  let second = 0;
  let at = 0;
  for (let n = 0; n < 4; n++) {
    first += numbers[at]! * power;
    if (width === 2) second += numbers[at + 1]! * power;
    at += width;
    power *= time / HALF_SPAN_DAYS;
  }
  let multiple = 0;
  while (at < numbers.length) {
    multiple += numbers[at]!;
    const phase = STEP * multiple * time;
    const c = Math.cos(phase);
    const s = Math.sin(phase);
    first += numbers[at + 1]! * c + numbers[at + 2]! * s;
    if (width === 2) second += numbers[at + 3]! * c + numbers[at + 4]! * s;
    at += 1 + 2 * width;
  }
  return [first * UNIT, second * UNIT];
}

import { numbersOf, TABLES_DAYS } from './numbers.ts';
import { NATAL_MOON_SERIES } from './series-natal-moon.ts';

/**
 * Degrees to add to the Moon's longitude where she is to be known within some hundredths of an arc second: at a birth,
 * since slow planets will cross that longitude. For the Moon's own events, a second of time, it would be waste.
 * `tt` in days since J2000; 0 outside 1945-2055.
 */
export function natalMoonCorrection(tt: number): number {
  if (Math.abs(tt) > TABLES_DAYS) return 0;
  numbers ??= numbersOf(NATAL_MOON_SERIES);
  let multiple = 0;
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 3) {
    multiple += numbers[at]!;
    const angle = (2 * Math.PI * multiple * tt) / PERIOD_DAYS;
    sum += numbers[at + 1]! * Math.cos(angle) + numbers[at + 2]! * Math.sin(angle);
  }
  return sum / 7_200_000;
}

let numbers: number[] | undefined;
const PERIOD_DAYS = 41_600;

import { deltaT } from '../delta-t.ts';

/**
 * Terrestrial minus Universal Time in seconds, to a few hundredths between 1945 and 2056, since the Moon moves half an
 * arc second in a second; otherwise deltaT. `days` of Universal Time since J2000.
 */
export function yearlyDeltaT(days: number): number {
  const place = (days + 0.5) / 365.25 + 2000 - FIRST_YEAR;
  const year = Math.floor(place);
  if (year < 1 || year > SECONDS.length - 3) return deltaT(days);
  // Lagrange's cubic through the two years before and the two after.
  const x = place - year;
  const [a, b, c, d] = [SECONDS[year - 1]!, SECONDS[year]!, SECONDS[year + 1]!, SECONDS[year + 2]!];
  const inner = ((x + 1) * (x - 2) * (b * (x - 1) - c * x)) / 2;
  return inner + (x * (x - 1) * (d * (x + 1) - a * (x - 2))) / 6;
}

const FIRST_YEAR = 1944;
/** At the beginning of each year: the Astronomical Almanac and IERS to 2024, then what is expected. */
const SECONDS = [
  26.51, 27.05, 27.5, 27.89, 28.24, 28.57, 28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18, 32.68, 33.15,
  33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18, 41.17, 42.23, 43.37, 44.48, 45.48, 46.46, 47.52,
  48.53, 49.59, 50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57, 58.31, 59.12, 59.98,
  60.79, 61.63, 62.3, 62.97, 63.47, 63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78, 66.07, 66.32,
  66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22, 69.36, 69.36, 69.29, 69.18, 69.1, 69, 68.9, 68.8, 68.8, 69.04,
  69.28, 69.52, 69.76, 70.01, 70.26, 70.51, 70.76, 71.02, 71.28, 71.54, 71.8, 72.07, 72.33, 72.61, 72.88, 73.16, 73.44,
  73.72, 74, 74.29, 74.58, 74.87, 75.17, 75.47, 75.77, 76.07, 76.38, 76.69,
];

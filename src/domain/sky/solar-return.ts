import { type Birth as CivilBirth, clockOfBirth } from './birth.ts';
import type { Birth } from './chart.ts';
import { crossings, sampled } from './fine/crossings.ts';
import { isoOf, sharedSky, terrestrialDays } from './fine/sky-tracks.ts';
import { FIRST_YEAR, LAST_YEAR } from './instant.ts';
import { turn } from './turn.ts';

/**
 * The instant (ISO UTC, to the second) at which the Sun comes back to the longitude of a birth, about its anniversary in
 * a year. A birth by the clock without its hour counts from noon.
 * @throws RangeError for a faulty birth, and outside 1800-2399
 */
export function solarReturn(
  birth: Pick<Birth, 'instant'> | Pick<CivilBirth, 'date' | 'time' | 'zone' | 'later'>,
  year: number,
): string {
  if (!(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR))
    throw new RangeError(`No such year: ${year}`);
  const born = 'instant' in birth ? birth.instant : clockOfBirth(birth).utc;
  const birthday = terrestrialDays(born);
  const sky = sharedSky();
  const curve = {
    value: (time: number) => sky.longitude('Sun', time),
    slope: (time: number) => sky.speed('Sun', time),
  };
  const years = year - Number(born.slice(0, 4));
  const middle = birthday + years * SOLAR_YEAR_DAYS;
  const grid = sampled(curve, [middle - 3, middle - 1, middle + 1, middle + 3]);
  const [back] = crossings(curve, grid, [turn(curve.value(birthday))]);
  return isoOf(back!.time);
}

/** From equinox to equinox. */
const SOLAR_YEAR_DAYS = 365.2422;

import type { Cast } from './birth.ts';
import { rulerOf } from './dignity.ts';
import type { PointName } from './positions.ts';
import { SIGNS, type Sign, signPlace } from './sign.ts';

/** The year of life that a day lies in, by annual profection: the Ascendant moves on one whole sign a year. */
export interface Profection {
  /** Whole years. */
  age: number;
  /** 1 to 12, counted in whole signs from the Ascendant. */
  house: number;
  sign: Sign;
  /** The traditional ruler of the sign. */
  lord: PointName;
  /** The birthdays between which it holds, `YYYY-MM-DD`. */
  from: string;
  until: string;
}

/**
 * The annual profection of a day (`YYYY-MM-DD`) for somebody born on `born`; a birthday of the 29th of February falls on
 * the 1st of March in common years. Null without a time of birth, and before the birth.
 */
export function profectionOf(cast: Cast, born: string, day: string): Profection | null {
  if (!cast.timed || day < born) return null;
  const [year, birthYear] = [day, born].map((one) => Number(one.slice(0, 4))) as [number, number];
  const age = year - birthYear - (day < birthdayIn(born, year) ? 1 : 0);
  const rising = SIGNS.indexOf(signPlace(cast.chart.angles.ascendant).sign);
  const sign = SIGNS[(rising + age) % 12]!;
  return {
    age,
    house: (age % 12) + 1,
    sign,
    lord: rulerOf(sign, false),
    from: birthdayIn(born, birthYear + age),
    until: birthdayIn(born, birthYear + age + 1),
  };
}

function birthdayIn(born: string, year: number): string {
  const written = `${String(year).padStart(4, '0')}${born.slice(4)}`;
  const isThere = new Date(`${written}T12:00:00Z`).toISOString().startsWith(written);
  return isThere ? written : `${written.slice(0, 4)}-03-01`;
}

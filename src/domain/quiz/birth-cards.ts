import type { MajorId } from '../decks/tarot.ts';

/**
 * The birth cards of a date as Mary Greer and others teach them: day, month and year are added as numbers, then the
 * digits of the sum until it is 22 or less; 22 stands for the Fool. That card leads; the sum of its digits is the other.
 * 19 goes through 10 to 1, three cards; a sum of one digit stands with the card nine above, which has the same root.
 * `date`: ISO. The outer card first, the inner one last.
 */
export function birthCards(date: string): readonly MajorId[] {
  return birthSums(date).pair.map(majorOf);
}

/** How the cards of a date were found: what is added at first, each sum of digits after it, and the numbers of the cards. */
export interface BirthSums {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly sums: readonly number[];
  readonly pair: readonly number[];
}

/**
 * How the cards of a date (ISO, `YYYY-MM-DD`) are found: day, month and year are added, and digits summed until at most
 * 22 is left.
 */
export function birthSums(date: string): BirthSums {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const sums = [day + month + year];
  while (sums.at(-1)! > 22) sums.push(digitSum(sums.at(-1)!));
  const found = sums.at(-1)!;
  return { day, month, year, sums, pair: found < 10 ? [found + 9, found] : downFrom(found) };
}

/** A day of the calendar from 1900 to `today`, both ISO. */
export function isBirthDate(date: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < '1900-01-01' || date > today) return false;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

function downFrom(number: number): number[] {
  return number < 10 ? [number] : [number, ...downFrom(digitSum(number))];
}

function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}

function majorOf(number: number): MajorId {
  return `maj${String(number % 22).padStart(2, '0')}` as MajorId;
}

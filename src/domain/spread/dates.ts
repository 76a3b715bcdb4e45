import type { Language } from '../language.ts';
import { FIRST_YEAR, LAST_YEAR } from '../sky/instant.ts';
import { phasesFrom } from '../sky/lunation.ts';
import type { Spread } from './spread.ts';

/**
 * When the first place of a dated spread is, as it stands in the draw: a month `2026-11`, a day `2026-11-21`, or the
 * instant of a new Moon in local time with its offset, `2026-12-09T08:52:00+08:00`.
 */
export type Beginning = string;

/** What the dated places are called in a language, by key; empty for a spread without dates or a draw without a beginning. */
export function datedNames(spread: Spread, begins: Beginning | undefined, language: Language): Record<string, string> {
  if (!begins || !spread.dated) return {};
  if (spread.dated === 'months') {
    return named(
      Array.from({ length: 12 }, (_, index) => [`month${index + 1}`, monthOf(begins, index)]),
      (month) => dayInWords(month, language, { month: 'long', year: 'numeric' }),
    );
  }
  if (spread.dated === 'days') {
    return named(
      Array.from({ length: 7 }, (_, index) => [`day${index + 1}`, dayOf(begins, index)]),
      (day) => dayInWords(day, language, { weekday: 'long', month: 'short', day: 'numeric' }),
    );
  }
  return named(phaseDays(begins), (day) => dayInWords(day, language, FORMS.moon));
}

/** A beginning as it is read: "November 2026", "Saturday, Nov 21", "Dec 9". */
export function beginningInWords(begins: Beginning, dated: NonNullable<Spread['dated']>, language: Language): string {
  return dayInWords(dated === 'months' ? monthOf(begins, 0) : dayOf(begins, 0), language, FORMS[dated]);
}

/** The twelve months of a year by name. */
export function monthNames(language: Language): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    dayInWords(new Date(Date.UTC(2026, month, 1)), language, { month: 'long' }),
  );
}

const FORMS: Record<NonNullable<Spread['dated']>, Intl.DateTimeFormatOptions> = {
  months: { month: 'long', year: 'numeric' },
  days: { weekday: 'long', month: 'short', day: 'numeric' },
  moon: { month: 'short', day: 'numeric' },
};

const BEGINNING = /^\d{4}-\d\d(-\d\d(T\d\d:\d\d:00[+-]\d\d:\d\d)?)?$/;

/** Is this how the beginning of a dated spread is written: a month, a day, or a minute with its offset, in the years of the ephemeris? */
export function isBeginning(begins: string): boolean {
  const year = Number(begins.slice(0, 4));
  return BEGINNING.test(begins) && year > FIRST_YEAR && year < LAST_YEAR && !Number.isNaN(Date.parse(begins));
}

/** An instant as a wall clock shows it that is `offset` minutes ahead of UTC. */
export function withOffset(at: Date, offset: number): Beginning {
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 16);
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  return `${local}:00${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`;
}

function named(days: readonly (readonly [key: string, day: Date])[], name: (day: Date) => string) {
  return Object.fromEntries(days.map(([key, day]) => [key, name(day)]));
}

function monthOf(begins: Beginning, later: number): Date {
  const [year = 0, month = 1] = begins.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1));
}

function dayOf(begins: Beginning, later: number): Date {
  return new Date(Date.parse(begins.slice(0, 10)) + later * 86_400_000);
}

/** The local days of the phases; the offset of the beginning holds for the whole lunation. */
function phaseDays(begins: Beginning): (readonly [key: string, day: Date])[] {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(begins) ?? ['', '+', '00', '00'];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return phasesFrom(new Date(begins)).map(({ phase, at }) => [phase, new Date(at.getTime() + offset)] as const);
}

function dayInWords(day: Date, language: Language, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(day);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { beginningsOf } from '../../src/domain/spread/beginnings.ts';
import { datedNames, isBeginning } from '../../src/domain/spread/dates.ts';
import { tarotSpread } from '../../src/domain/spread/tarot.ts';

const YEAR = tarotSpread(19)!;
const MOON = tarotSpread(20)!;
const WEEK = tarotSpread(26)!;
const beginsOf = (dated: 'months' | 'days' | 'moon', now: string, offset: number, birthMonth?: number) =>
  beginningsOf(dated as never, { now: new Date(now), offset, birthMonth }).map(({ kind, begins }) => [kind, begins]);

describe('a year ahead', () => {
  it('begins with the month that it is here, with the birthday, or in January, never in the past', () => {
    expect(beginsOf('months', '2026-11-30T20:00:00Z', 480, 3)).toEqual([
      ['this-month', '2026-12'],
      ['birth-month', '2027-03'],
      ['january', '2027-01'],
    ]);
    expect(beginsOf('months', '2026-11-30T20:00:00Z', -300, 11)[1]).toEqual(['birth-month', '2026-11']);
    expect(beginsOf('months', '2026-01-02T00:00:00Z', 0).map(([, begins]) => begins)).toEqual(['2026-01', '2026-01']);
  });

  it.each(LANGUAGES)('names twelve months that follow each other, in %s', (language) => {
    const names = Object.values(datedNames(YEAR, '2026-11', language));
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
    expect(names[0]).toContain('2026');
    expect(names[2]).toContain('2027');
  });
});

describe('a week and a moon', () => {
  it('begin on the day that it is here', () => {
    expect(beginsOf('days', '2026-11-21T20:00:00Z', 480)).toEqual([
      ['today', '2026-11-22'],
      ['tomorrow', '2026-11-23'],
    ]);
    expect(Object.keys(datedNames(WEEK, '2026-11-22', 'en'))).toHaveLength(7);
  });

  it('run from a new Moon to the next, by the clock of the place', () => {
    const [[kind, coming], [, running]] = beginsOf(MOON.dated as 'moon', '2026-11-21T12:00:00Z', 480) as [
      [string, string],
      [string, string],
    ];
    expect(kind).toBe('coming-moon');
    expect(coming).toMatch(/^2026-12-09T08:5\d:00\+08:00$/);
    expect(running.slice(0, 10)).toBe('2026-11-09');
    const days = Object.values(datedNames(MOON, coming, 'en'));
    expect(days[0]).toContain('Dec 9');
    expect(new Set(days).size).toBe(days.length);
  });

  it('are always written as beginnings are', () => {
    const now = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
    fc.assert(
      fc.property(now, offset, fc.constantFrom(YEAR, MOON, WEEK), (at, minutes, spread) => {
        for (const { begins } of beginningsOf(spread.dated!, { now: at, offset: minutes })) {
          expect(isBeginning(begins), begins).toBe(true);
        }
      }),
    );
  });

  it('are days that there are, in the years of the ephemeris', () => {
    for (const begins of ['2026-13', '2026-99-99', '2026-11-21T25:00:00+08:00', '2026-11-21T08:00:00+99:99'])
      expect(isBeginning(begins), begins).toBe(false);
    for (const begins of ['0001-01', '1800-12-31', '2399-01-01', '9999-12-31T08:00:00+08:00'])
      expect(isBeginning(begins), begins).toBe(false);
    for (const begins of ['1801-01', '2398-12-31', '2398-12-31T23:59:00-12:00']) {
      expect(isBeginning(begins), begins).toBe(true);
      for (const spread of [YEAR, WEEK, MOON]) expect(() => datedNames(spread, begins, 'en')).not.toThrow();
    }
  });
});

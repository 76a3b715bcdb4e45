import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilToUtc, daylightSaving } from '../../../src/domain/sky/zone.ts';

const hours = (h: number, m = 0, s = 0) => h * 3600 + m * 60 + s;

describe('clocks of history', () => {
  test.each([
    ['China, summer time of 1988', '1988-07-01T12:00', 'Asia/Shanghai', hours(9)],
    ['China, winter of 1988', '1988-12-01T12:00', 'Asia/Shanghai', hours(8)],
    ['China, first summer time of 1986', '1986-05-05T12:00', 'Asia/Shanghai', hours(9)],
    ['China, last summer time of 1991', '1991-09-14T12:00', 'Asia/Shanghai', hours(9)],
    ['China, no summer time in 1992', '1992-07-01T12:00', 'Asia/Shanghai', hours(8)],
    ['Shanghai, summer time of 1941', '1941-07-01T12:00', 'Asia/Shanghai', hours(9)],
    ['Shanghai, summer time of 1947', '1947-07-01T12:00', 'Asia/Shanghai', hours(9)],
    ['Shanghai, local mean time', '1890-01-01T12:00', 'Asia/Shanghai', hours(8, 5, 43)],
    ['Taipei, summer time of 1960', '1960-07-01T12:00', 'Asia/Taipei', hours(9)],
    ['Taipei, Japanese time of the war', '1940-01-01T12:00', 'Asia/Taipei', hours(9)],
    ['Hong Kong, summer time of 1976', '1976-07-01T12:00', 'Asia/Hong_Kong', hours(9)],
    ['Macau, summer time of 1970', '1970-07-01T12:00', 'Asia/Macau', hours(9)],
    ['Amsterdam, winter of 1937', '1937-02-01T12:00', 'Europe/Amsterdam', hours(0, 19, 32)],
    ['Amsterdam, summer of 1936', '1936-07-01T12:00', 'Europe/Amsterdam', hours(1, 19, 32)],
    ['Amsterdam, after July 1937', '1938-02-01T12:00', 'Europe/Amsterdam', hours(0, 20)],
    ['Oslo, before the occupation', '1940-03-01T12:00', 'Europe/Oslo', hours(1)],
    ['Saigon, 1960', '1960-01-01T12:00', 'Asia/Ho_Chi_Minh', hours(8)],
    ['Hanoi, 1960', '1960-01-01T12:00', 'Asia/Hanoi', hours(7)],
    ['Hanoi, 1950', '1950-01-01T12:00', 'Asia/Hanoi', hours(8)],
    ['Hanoi, today', '2020-01-01T12:00', 'Asia/Hanoi', hours(7)],
    ['Phnom Penh, Japanese time', '1945-06-01T12:00', 'Asia/Phnom_Penh', hours(9)],
    ['Nepal, before 1986', '1985-06-01T12:00', 'Asia/Kathmandu', hours(5, 30)],
    ['Nepal, from 1986', '1986-06-01T12:00', 'Asia/Kathmandu', hours(5, 45)],
    ['India, war time', '1943-06-01T12:00', 'Asia/Kolkata', hours(6, 30)],
    ['New York, war time in winter', '1943-01-15T12:00', 'America/New_York', hours(-4)],
    ['New York, winter of peace', '1947-01-15T12:00', 'America/New_York', hours(-5)],
    ['Accra, summer time of 1936', '1936-11-01T12:00', 'Africa/Accra', hours(0, 20)],
    ['Reykjavik, 1950', '1950-07-01T12:00', 'Atlantic/Reykjavik', hours(0)],
  ])('%s', (_, local, zone, offsetSeconds) => {
    const found = civilToUtc({ local, zone });
    expect(found).toMatchObject({ offsetSeconds, kind: 'normal', other: null });
    expect(Date.parse(found.utc)).toBe(Date.parse(`${local}:00Z`) - offsetSeconds * 1000);
  });

  test('local mean time keeps its seconds', () => {
    expect(civilToUtc({ local: '1890-01-01T12:00:00', zone: 'Asia/Shanghai' }).utc).toBe('1890-01-01T03:54:17Z');
  });
});

describe('a time that happened twice or never', () => {
  test('the clock put back', () => {
    expect(civilToUtc({ local: '2024-11-03T01:30', zone: 'America/New_York' })).toEqual({
      utc: '2024-11-03T05:30:00Z',
      offsetSeconds: hours(-4),
      kind: 'overlap',
      other: '2024-11-03T06:30:00Z',
    });
    expect(civilToUtc({ local: '1988-09-11T01:30', zone: 'Asia/Shanghai' })).toMatchObject({
      kind: 'overlap',
      utc: '1988-09-10T16:30:00Z',
      other: '1988-09-10T17:30:00Z',
    });
  });

  test('the clock put forward', () => {
    expect(civilToUtc({ local: '2024-03-10T02:30', zone: 'America/New_York' })).toEqual({
      utc: '2024-03-10T07:30:00Z',
      offsetSeconds: hours(-5),
      kind: 'gap',
      other: null,
    });
    expect(civilToUtc({ local: '1986-05-04T02:30', zone: 'Asia/Shanghai' }).kind).toBe('gap');
    // Samoa left out a whole day.
    expect(civilToUtc({ local: '2011-12-30T12:00', zone: 'Pacific/Apia' }).kind).toBe('gap');
    // Amsterdam took on 20 minutes in place of 19:32 on the first of July 1937.
    expect(civilToUtc({ local: '1937-07-01T00:00:10', zone: 'Europe/Amsterdam' }).kind).toBe('gap');
  });

  test('the edges belong to normal time', () => {
    expect(civilToUtc({ local: '2024-03-10T01:59:59', zone: 'America/New_York' }).kind).toBe('normal');
    expect(civilToUtc({ local: '2024-03-10T03:00', zone: 'America/New_York' }).kind).toBe('normal');
    expect(civilToUtc({ local: '2024-11-03T02:00', zone: 'America/New_York' }).kind).toBe('normal');
  });
});

test.each([
  ['1988-07-01T03:00:00Z', 'Asia/Shanghai', true],
  ['1988-12-01T03:00:00Z', 'Asia/Shanghai', false],
  ['1943-01-15T12:00:00Z', 'America/New_York', true],
  ['1986-06-01T12:00:00Z', 'Asia/Kathmandu', false],
  ['2024-07-01T12:00:00Z', 'Europe/London', true],
  ['2024-07-01T12:00:00Z', 'Asia/Tokyo', false],
])('summer time at %s in %s: %s', (utc, zone, saving) => expect(daylightSaving({ utc, zone })).toBe(saving));

describe('bad input is named', () => {
  test.each([
    ['1990-02-31T12:00', 'Asia/Shanghai', /day/],
    ['1990-13-01T12:00', 'Asia/Shanghai', /day/],
    ['1990-01-01T24:00', 'Asia/Shanghai', /hour/],
    ['1990-01-01T12:60', 'Asia/Shanghai', /hour/],
    ['1990-1-1 12:00', 'Asia/Shanghai', /date and time/],
    ['yesterday', 'Asia/Shanghai', /date and time/],
    ['1990-01-01T12:00', 'Asia/Atlantis', /zone/],
    ['1990-01-01T12:00', '', /zone/],
  ])('%s in %s', (local, zone, message) => {
    expect(() => civilToUtc({ local, zone })).toThrow(RangeError);
    expect(() => civilToUtc({ local, zone })).toThrow(message);
  });
});

const ZONES = ['Asia/Shanghai', 'Europe/Amsterdam', 'America/New_York', 'Asia/Hanoi', 'Africa/Accra', 'Pacific/Apia'];

test('a civil time goes to UTC and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1850, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }),
      fc.constantFrom(...ZONES),
      (seconds, zone) => {
        const wall = new Date(seconds * 1000).toISOString().slice(0, 19);
        const { utc, offsetSeconds, kind, other } = civilToUtc({ local: wall, zone });
        expect(Date.parse(utc) / 1000 + offsetSeconds).toBe(seconds);
        expect(other !== null).toBe(kind === 'overlap');
        if (other) expect(Date.parse(other)).toBeGreaterThan(Date.parse(utc));
      },
    ),
    { numRuns: 2000 },
  );
});

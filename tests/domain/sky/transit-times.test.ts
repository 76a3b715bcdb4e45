import { describe, expect, test } from 'vitest';
import { type Birth, castBirth, clockOfBirth } from '../../../src/domain/sky/birth.ts';
import { positionsAt } from '../../../src/domain/sky/positions.ts';
import { solarReturn } from '../../../src/domain/sky/solar-return.ts';
import { TRANSIT_ORBS, transitTimes } from '../../../src/domain/sky/transit-times.ts';
import { BIRTH } from './sample-birth.ts';

const gap = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const chartOf = (birth: Birth) => castBirth(birth, 'placidus').chart;
const [START, END] = ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'];

describe('transits of a year', () => {
  const chart = chartOf(BIRTH);
  const year = transitTimes(chart, START, END);

  test('touch the year, begin before they are exact and end after it', () => {
    expect(year.length).toBeGreaterThan(1000);
    for (const { from, exact, until } of year) {
      expect(from < END && until >= START).toBe(true);
      expect([from, ...exact, until]).toEqual([from, ...exact, until].sort());
      expect(exact.length).toBeGreaterThan(0);
    }
    expect(year.map(({ from }) => from)).toEqual(year.map(({ from }) => from).sort());
  });

  test('are exact when the positions say so, and at the edge of the orb where they begin and end', () => {
    for (const { transiting, natal, angle, from, exact, until } of year.filter((_, index) => index % 23 === 0)) {
      const point =
        natal === 'Ascendant' || natal === 'Midheaven'
          ? 'angles' in chart && chart.angles[natal === 'Ascendant' ? 'ascendant' : 'midheaven']
          : chart.points[natal].longitude;
      const orbAt = (instant: string) =>
        Math.abs(gap(positionsAt(instant)[transiting].longitude, Number(point)) - angle);
      for (const at of exact) expect(orbAt(at)).toBeLessThan(0.002);
      for (const at of [from, until]) expect(orbAt(at)).toBeCloseTo(TRANSIT_ORBS[transiting], 2);
    }
  });

  test('a planet that turns back over a point passes it three times in one transit', () => {
    const passes = year.filter(({ transiting }) => transiting === 'Mercury').map(({ exact }) => exact.length);
    expect(passes).toContain(3);
    expect(passes.every((count) => count % 2 === 1 || count === 2)).toBe(true);
  });

  test('are those of the wanted planets', () => {
    const slow = transitTimes(chart, START, END, ['Saturn', 'Pluto']);
    expect(slow).toEqual(year.filter(({ transiting }) => transiting === 'Saturn' || transiting === 'Pluto'));
  });

  test('are the same whichever part of one was asked', () => {
    const one = year.find(({ transiting, exact }) => transiting === 'Saturn' && exact.length > 0)!;
    const before = iso(Date.parse(one.from) - 1000);
    expect(transitTimes(chart, before, iso(Date.parse(one.from) + 1000))).toContainEqual(one);
    expect(transitTimes(chart, one.until, iso(Date.parse(one.until) + 1000))).toContainEqual(one);
    expect(transitTimes(chart, iso(Date.parse(one.until) + 2000), END)).not.toContainEqual(one);
  });

  test('of a birth without its hour leave out the Moon and the angles', () => {
    const untimed = transitTimes(chartOf({ ...BIRTH, time: null }), START, '2026-03-01T00:00:00Z');
    const natal = new Set(untimed.map((one) => one.natal));
    expect(natal.has('Sun')).toBe(true);
    expect(['Moon', 'Ascendant', 'Midheaven'].some((point) => natal.has(point as 'Moon'))).toBe(false);
  });
});

describe('the solar return', () => {
  test('comes within a day and a half of each birthday, and the first is the birth', () => {
    const born = clockOfBirth(BIRTH).utc;
    const birthYear = Number(born.slice(0, 4));
    expect(Math.abs(Date.parse(solarReturn(BIRTH, birthYear)) - Date.parse(born))).toBeLessThan(2000);
    for (let year = birthYear - 5; year < birthYear + 60; year += 7) {
      const back = solarReturn({ instant: born }, year);
      expect(Math.abs(Date.parse(back) - Date.parse(`${year}${born.slice(4)}`))).toBeLessThan(1.5 * 86_400_000);
      expect(gap(positionsAt(back).Sun.longitude, positionsAt(born).Sun.longitude)).toBeLessThan(0.001);
      expect(solarReturn(BIRTH, year)).toBe(back);
    }
  });
});

function iso(time: number): string {
  return new Date(time).toISOString();
}

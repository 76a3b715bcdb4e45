import { describe, expect, test } from 'vitest';
import { natalChart } from '../../../src/domain/sky/chart.ts';
import { HOUSE_SYSTEMS } from '../../../src/domain/sky/houses/cusps.ts';
import type { PointName } from '../../../src/domain/sky/positions.ts';
import { REFERENCE } from './reference.ts';

const birth = { instant: '1990-06-10T14:30:00Z', latitude: 27.95, longitude: -82.46, houseSystem: 'placidus' as const };
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * 3600;

describe('against the full ephemeris', () => {
  test.each(REFERENCE)('$instant: every point within 5", cusps and angles within 15"', (expected) => {
    const { instant, latitude, longitude } = expected;
    const chart = natalChart({ instant, latitude, longitude, houseSystem: 'porphyry' });
    for (const [name, value] of Object.entries(expected.points)) {
      expect(apart(chart.points[name as PointName].longitude, value), name).toBeLessThan(5);
    }
    expect(apart(chart.angles.midheaven, expected.midheaven)).toBeLessThan(15);
    expect(apart(chart.angles.vertex, expected.vertex)).toBeLessThan(15);
    for (const [system, [ascendant, eleven, twelve, two, three]] of Object.entries(expected.cusps)) {
      const houseSystem = system as keyof typeof expected.cusps;
      const { cusps, fellBack } = natalChart({ instant, latitude, longitude, houseSystem });
      expect(fellBack).toBe(false);
      const found = [cusps[0], cusps[10], cusps[11], cusps[1], cusps[2]];
      [ascendant, eleven, twelve, two, three].forEach((value, i) => {
        expect(apart(found[i]!, value), `${system} ${i}`).toBeLessThan(15);
      });
    }
  });
});

describe('worked examples of Meeus, Astronomical Algorithms', () => {
  test('25.b: the Sun of 1992 October 13, 0h TD: 199 54 21.8', () => {
    const { Sun } = natalChart({ ...birth, instant: '1992-10-12T23:59:01Z' }).points;
    expect(apart(Sun.longitude, 199 + 54 / 60 + 21.8 / 3600)).toBeLessThan(1);
    expect(Sun).toMatchObject({ sign: 'libra', degree: 19, minute: 54, retrograde: false });
  });

  test('47.a: the Moon of 1992 April 12, 0h TD: 133.167265', () => {
    const { Moon } = natalChart({ ...birth, instant: '1992-04-11T23:59:01Z' }).points;
    expect(apart(Moon.longitude, 133.167265)).toBeLessThan(5);
  });

  test('33.a: Venus of 1992 December 20, 0h TD: RA 21h 04m 41.454s, declination -18 53 16.84', () => {
    const { Venus } = natalChart({ ...birth, instant: '1992-12-19T23:59:01Z' }).points;
    const radian = Math.PI / 180;
    const [ascension, declination, obliquity] = [316.172725 * radian, -18.888011 * radian, 23.439669 * radian];
    const rise = Math.sin(ascension) * Math.cos(obliquity) + Math.tan(declination) * Math.sin(obliquity);
    expect(apart(Venus.longitude, Math.atan2(rise, Math.cos(ascension)) / radian)).toBeLessThan(1);
  });
});

describe('a chart', () => {
  test('reads as a chart', () => {
    const chart = natalChart(birth);
    expect(chart.points.Sun).toMatchObject({ sign: 'gemini', degree: 19, minute: 27, house: 11, retrograde: false });
    expect(chart.points.Saturn.retrograde).toBe(true);
    expect(chart.dayBirth).toBe(true);
    expect(Object.values(chart.elements).reduce((a, b) => a + b)).toBe(10);
    expect(Object.values(chart.modes).reduce((a, b) => a + b)).toBe(10);
    expect(chart.cusps[0]).toBeCloseTo(chart.angles.ascendant, 9);
    expect(chart.cusps[9]).toBeCloseTo(chart.angles.midheaven, 9);
    const { Sun, Moon } = chart.points;
    const byDay = (chart.angles.ascendant + Moon.longitude - Sun.longitude + 720) % 360;
    expect(chart.fortune).toBeCloseTo(byDay, 9);
  });

  test('a birth at night turns the Part of Fortune round', () => {
    const chart = natalChart({ ...birth, instant: '1990-06-10T05:00:00Z' });
    const { Sun, Moon } = chart.points;
    expect(chart.dayBirth).toBe(false);
    expect(chart.fortune).toBeCloseTo((chart.angles.ascendant + Sun.longitude - Moon.longitude + 720) % 360, 9);
  });

  test.each([70, -80, 89.9, 90, -90])('latitude %d: Placidus and Koch give way to Porphyry and say so', (latitude) => {
    const porphyry = natalChart({ ...birth, latitude, houseSystem: 'porphyry' });
    expect(porphyry.fellBack).toBe(false);
    for (const houseSystem of ['placidus', 'koch'] as const) {
      const chart = natalChart({ ...birth, latitude, houseSystem });
      expect(chart.fellBack).toBe(true);
      expect(chart.cusps).toEqual(porphyry.cusps);
      expect(chart.houseSystem).toBe(houseSystem);
    }
  });

  test('orbs can be set, and an orb of 0 leaves the aspect out', () => {
    const usual = natalChart(birth).aspects;
    expect(usual.some(({ aspect }) => aspect === 'quincunx')).toBe(true);
    const strict = natalChart({ ...birth, orbs: { quincunx: 0, trine: 1 } }).aspects;
    expect(strict.some(({ aspect }) => aspect === 'quincunx')).toBe(false);
    expect(strict.length).toBeLessThan(usual.length);
  });
});

describe('bad input is named', () => {
  test.each([
    ['before 1800', { instant: '1799-12-31T23:59:59Z' }, /1800-2399/],
    ['after 2399', { instant: '2400-01-01T00:00:00Z' }, /1800-2399/],
    ['31 February', { instant: '1990-02-31T00:00:00Z' }, /day/],
    ['no UTC', { instant: '1990-02-01T00:00:00' }, /UTC/],
    ['no text', { instant: '' }, /UTC/],
    ['past the pole', { latitude: 90.01 }, /latitude/],
    ['no latitude', { latitude: Number.NaN }, /latitude/],
    ['past the date line', { longitude: 180.5 }, /longitude/],
    ['no longitude', { longitude: Number.POSITIVE_INFINITY }, /longitude/],
    ['no such houses', { houseSystem: 'alcabitius' as never }, /house/],
  ])('%s', (_, wrong, message) => {
    expect(() => natalChart({ ...birth, ...wrong })).toThrow(RangeError);
    expect(() => natalChart({ ...birth, ...wrong })).toThrow(message);
  });

  test('the first and the last second are charts', () => {
    for (const instant of ['1800-01-01T00:00:00Z', '2399-12-31T23:59:59Z']) {
      for (const houseSystem of HOUSE_SYSTEMS) {
        const chart = natalChart({ ...birth, instant, houseSystem });
        expect(Object.values(chart.points).every(({ longitude }) => longitude >= 0 && longitude < 360)).toBe(true);
      }
    }
  });
});

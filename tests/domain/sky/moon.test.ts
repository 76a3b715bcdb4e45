import { AstroTime, Body, Illumination } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { instantToDays } from '../../../src/domain/sky/instant.ts';
import { moonOf } from '../../../src/domain/sky/moon.ts';
import { positionsAt } from '../../../src/domain/sky/positions.ts';

const gap = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('the Moon of tonight', () => {
  test('known phases', () => {
    expect(moonOf('2026-08-12T17:36:00Z').phaseName).toBe('new');
    expect(gap(moonOf('2026-08-12T17:36:42Z').elongation, 0)).toBeLessThan(0.05);
    expect(moonOf('2024-03-25T07:00:20Z')).toMatchObject({ phaseName: 'full', sign: 'libra' });
    expect(moonOf('2024-03-25T07:00:20Z').illuminated).toBeGreaterThan(0.999);
    expect(moonOf('2024-03-17T04:10:00Z')).toMatchObject({ phaseName: 'firstQuarter', waxing: true });
    expect(moonOf('2024-04-02T03:15:00Z')).toMatchObject({ phaseName: 'lastQuarter', waxing: false });
  });

  test('within an arcminute of the chart, 1800-2399', () => {
    let worst = 0;
    for (let month = 0; month < 7199; month += 5) {
      const instant = new Date(Date.UTC(1800, month, 1 + (month % 28), month % 24)).toISOString();
      const moon = moonOf(instant);
      const { Sun, Moon } = positionsAt(instant);
      worst = Math.max(
        worst,
        gap(moon.longitude, Moon.longitude),
        gap(moon.elongation, Moon.longitude - Sun.longitude),
      );
    }
    expect(worst * 60).toBeLessThan(1);
  });

  test('the lit part is the one of the ephemeris', () => {
    for (let days = -36500; days < 18250; days += 111.37) {
      const instant = new Date(Date.UTC(2000, 0, 1, 12) + Math.round(days * 1440) * 60000).toISOString();
      const { phase_fraction } = Illumination(Body.Moon, new AstroTime(instantToDays(instant)));
      expect(Math.abs(moonOf(instant).illuminated - phase_fraction)).toBeLessThan(0.005);
    }
  });

  test.each([
    '1799-12-31T23:59:59Z',
    '2400-01-01T00:00:00Z',
    'tonight',
    '2024-02-30T00:00:00Z',
    '2024-01-01T24:00:00Z',
  ])('refuses %s', (instant) => expect(() => moonOf(instant)).toThrow(RangeError));
});

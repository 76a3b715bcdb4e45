import fc from 'fast-check';
import { expect, test } from 'vitest';
import { natalChart } from '../../../src/domain/sky/chart.ts';
import { HOUSE_SYSTEMS, houseOf } from '../../../src/domain/sky/houses/cusps.ts';

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const births = fc.record({
  instant: fc
    .integer({ min: Date.UTC(1800, 0, 1) / 1000, max: Date.UTC(2400, 0, 1) / 1000 - 1 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, -66.56, 0, 66.56, 66.57, 90)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  houseSystem: fc.constantFrom(...HOUSE_SYSTEMS),
});

/** Every number of a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

test('no chart holds anything but finite numbers, and longitudes within the circle', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const chart = natalChart(birth);
      expect(numbersIn(chart).every(Number.isFinite)).toBe(true);
      const { ascendant, midheaven, vertex, ramc } = chart.angles;
      const longitudes = Object.values(chart.points).map(({ longitude }) => longitude);
      for (const angle of [...longitudes, ...chart.cusps, ascendant, midheaven, vertex, ramc, chart.fortune]) {
        expect(angle >= 0 && angle < 360).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});

test('the cusps follow one another once round the circle, each opposite its own', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { cusps, angles, houseSystem } = natalChart(birth);
      const widths = cusps.map((cusp, i) => turn(cusps[(i + 1) % 12]! - cusp));
      expect(widths.reduce((a, b) => a + b)).toBeCloseTo(360, 6);
      for (let i = 0; i < 6; i++) expect(turn(cusps[i + 6]! - cusps[i]! + 180)).toSatisfy(nearNought);
      if (houseSystem === 'whole') expect(turn(angles.ascendant - cusps[0]!)).toBeLessThan(30 + 1e-9);
      else expect(turn(angles.ascendant - cusps[0]!)).toSatisfy(nearNought);
      if (houseSystem !== 'whole' && houseSystem !== 'equal') {
        expect(turn(angles.midheaven - cusps[9]!)).toSatisfy(nearNought);
      }
    }),
    { numRuns: 1500 },
  );
});

const nearNought = (degrees: number) => Math.min(degrees, 360 - degrees) < 1e-7;

test('each point lies in the house it is said to lie in', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { points, cusps } = natalChart(birth);
      for (const { longitude, house } of Object.values(points)) {
        const width = turn(cusps[house % 12]! - cusps[house - 1]!);
        expect(turn(longitude - cusps[house - 1]!)).toBeLessThan(width);
        expect(width).toBeLessThan(359);
      }
    }),
    { numRuns: 500 },
  );
});

test('cusps open their own house', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { cusps } = natalChart(birth);
      cusps.forEach((cusp, i) => {
        const width = turn(cusps[(i + 1) % 12]! - cusp);
        if (width > 1e-6 && width < 359) expect(houseOf(cusp, cusps)).toBe(i + 1);
      });
    }),
    { numRuns: 300 },
  );
});

test('a day later every point has moved as its speed says', () => {
  fc.assert(
    fc.property(
      births.filter(({ instant }) => instant < '2399-12-30'),
      (birth) => {
        const later = new Date(Date.parse(birth.instant) + 3_600_000).toISOString();
        const before = natalChart(birth).points;
        const after = natalChart({ ...birth, instant: later }).points;
        for (const name of Object.keys(before) as (keyof typeof before)[]) {
          const moved = turn(after[name].longitude - before[name].longitude + 180) - 180;
          expect(Math.abs(moved - before[name].speed / 24), name).toBeLessThan(0.003);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('outside the polar circles no house system falls back', () => {
  fc.assert(
    fc.property(births, fc.double({ min: -66.4, max: 66.4, noNaN: true }), (birth, latitude) => {
      expect(natalChart({ ...birth, latitude }).fellBack).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

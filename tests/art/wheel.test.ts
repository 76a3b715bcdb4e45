import { describe, expect, test } from 'vitest';
import { WHEEL } from '../../src/art/wheel/plan.ts';
import { wheelOf } from '../../src/art/wheel-of.ts';
import { PLANETS } from '../../src/domain/sky/planets.ts';
import { signPlace } from '../../src/domain/sky/sign.ts';
import { marksOf } from './wheel-boxes.ts';
import { crowded, randomCharts } from './wheel-charts.ts';
import { faultsOf, ink } from './wheel-faults.ts';

const ORDER = [...PLANETS, 'TrueNode', 'Chiron'] as const;

const charts = randomCharts();
const wheels = charts.map((cast) => wheelOf(cast));

describe('three hundred wheels', () => {
  test('nothing touches, nothing crosses, nothing leaves the picture', () => {
    expect(wheels.flatMap((svg, i) => faultsOf(svg).map((fault) => `${i}: ${fault}`))).toEqual([]);
  }, 60_000);
  test('are light', () => {
    for (const svg of wheels) {
      expect(svg.length).toBeLessThan(25_000);
      expect(svg.match(/<[a-z]/g)!.length).toBeLessThan(250);
    }
  });
  test('have figures of 10 px and signs of 16 px on a phone of 375', () => {
    for (const svg of wheels) {
      for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(10);
      for (const { own, name, left, top, right, bottom } of marksOf(svg, ink).marks)
        if (own && name !== 'tag') expect(Math.max(right - left, bottom - top), name).toBeGreaterThanOrEqual(16);
    }
  });
  test('tell degree and minute of every planet and of the two great angles', () => {
    charts.forEach(({ timed, chart }, i) => {
      const told = [...wheels[i]!.matchAll(/>(\d+)°<\/text><text[^>]*>(\d\d)′</g)].map(([, d, m]) => `${d} ${m}`);
      const places = ORDER.map((name) => chart.points[name].longitude);
      if (timed) places.push(chart.angles.ascendant, chart.angles.midheaven);
      const expected = places.map((longitude) => {
        const { degree, minute } = signPlace(longitude);
        return `${degree} ${String(minute).padStart(2, '0')}`;
      });
      expect(told.sort()).toEqual(expected.sort());
    });
  });
  test('keep the planets in the order of the zodiac', () => {
    charts.forEach(({ chart }, i) => {
      const turn = (angle: number): number => ((angle % 360) + 360) % 360;
      const shown = marksOf(wheels[i]!, ink).marks.filter(({ own }) => ORDER.includes(own as (typeof ORDER)[number]));
      const angle = new Map(
        shown.map(({ own, left, right, top, bottom }) => {
          const [x, y] = [(left + right) / 2 - WHEEL / 2, (top + bottom) / 2 - WHEEL / 2];
          return [own, turn((Math.atan2(-y, x) * 180) / Math.PI)];
        }),
      );
      const byLongitude = ORDER.toSorted((a, b) => chart.points[a].longitude - chart.points[b].longitude);
      const around = byLongitude.map((name, k) => turn(angle.get(byLongitude[(k + 1) % 12]!)! - angle.get(name)!));
      expect(around.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
    });
  });
});

describe('a sky more crowded than any', () => {
  test.each([
    [12, 3],
    [100, 4],
    [200, 12],
    [358, 25],
  ])(
    'twelve points from %i° within %i°',
    (centre, width) => {
      const faults = charts
        .slice(0, 12)
        .flatMap((cast, i) => faultsOf(wheelOf(crowded(cast, centre, width))).map((fault) => `${i}: ${fault}`));
      expect(faults).toEqual([]);
    },
    60_000,
  );
});

test('a chosen planet keeps its lines while the others fade', () => {
  const svg = wheelOf(charts[1]!, 'Moon');
  const lines = [...svg.matchAll(/ opacity="([\d.]+)" data-points="([^"]+)"/g)];
  const [own, others] = [true, false].map((mine) =>
    lines.filter(([, , pair]) => pair!.split(' ').includes('Moon') === mine).map(([, opacity]) => Number(opacity)),
  );
  expect(own!.length).toBeGreaterThan(0);
  expect(Math.min(...own!)).toBeGreaterThanOrEqual(0.4);
  expect(new Set(others)).toEqual(new Set([0.15]));
});

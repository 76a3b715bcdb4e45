import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cast, castBirth } from '../../../src/domain/sky/birth.ts';
import { compositeOf } from '../../../src/domain/sky/composite.ts';
import { houseOf } from '../../../src/domain/sky/houses/cusps.ts';
import { POINTS } from '../../../src/domain/sky/positions.ts';
import { arc, turn } from '../../../src/domain/sky/turn.ts';
import { BIRTH } from './sample-birth.ts';

const days = fc
  .date({ min: new Date('1920-01-03T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const casts: fc.Arbitrary<Cast> = fc
  .record({
    moment: days,
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    system: fc.constantFrom('placidus' as const, 'whole' as const, 'porphyry' as const),
  })
  .map(({ moment, latitude, longitude, system }) =>
    castBirth({ ...BIRTH, date: moment.slice(0, 10), time: moment.slice(11, 16), latitude, longitude }, system),
  );
const untimed = castBirth({ ...BIRTH, time: null }, 'placidus');

describe('the composite of two charts', () => {
  it('halves the shorter arc between the same points of both', () => {
    fc.assert(
      fc.property(casts, casts, (mine, theirs) => {
        const { points } = compositeOf(mine, theirs);
        for (const point of POINTS) {
          const [a, b] = [mine, theirs].map((cast) => cast.chart.points[point].longitude) as [number, number];
          const middle = points[point].longitude;
          expect(arc(a, middle)).toBeCloseTo(arc(middle, b), 6);
          expect(Math.abs(arc(a, middle))).toBeLessThanOrEqual(90.000001);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has twelve houses in the order of the signs, each opposite its own, and the Midheaven nearest to both', () => {
    fc.assert(
      fc.property(casts, casts, (mine, theirs) => {
        if (!mine.timed || !theirs.timed) throw new Error('these births have their time');
        const { houses } = compositeOf(mine, theirs);
        const { cusps, ascendant, midheaven } = houses!;
        const widths = cusps.map((cusp, house) => turn(cusps[(house + 1) % 12]! - cusp));
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
        for (let house = 0; house < 6; house++) expect(arc(cusps[house]!, cusps[house + 6]! + 180)).toBeCloseTo(0, 6);
        expect(Math.abs(arc(mine.chart.angles.midheaven, midheaven))).toBeLessThanOrEqual(90.000001);
        expect(houseOf(turn(ascendant + 0.001), cusps)).toBe(1);
        expect(turn(ascendant - midheaven)).toBeLessThan(180);
        if (mine.chart.houseSystem === 'whole') expect(cusps[0]! % 30).toBe(0);
        else if (theirs.chart.houseSystem !== 'whole') expect(cusps[9]).toBe(midheaven);
      }),
      { numRuns: 60 },
    );
  });

  it('of a chart with itself is that chart, and does not ask who comes first', () => {
    fc.assert(
      fc.property(casts, casts, (mine, theirs) => {
        const [self, here, there] = [compositeOf(mine, mine), compositeOf(mine, theirs), compositeOf(theirs, mine)];
        for (const point of POINTS) {
          expect(arc(self.points[point].longitude, mine.chart.points[point].longitude)).toBeCloseTo(0, 6);
          expect(arc(here.points[point].longitude, there.points[point].longitude)).toBeCloseTo(0, 6);
        }
        if (mine.timed) expect(arc(self.houses!.ascendant, mine.chart.angles.ascendant)).toBeCloseTo(0, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('crosses the beginning of the signs: 350° and 20° meet at 5° of Aries', () => {
    const at = (longitude: number): Cast => {
      const points = Object.fromEntries(POINTS.map((point) => [point, { ...untimed.chart.points[point], longitude }]));
      return { ...untimed, chart: { ...untimed.chart, points } } as Cast;
    };
    expect(compositeOf(at(350), at(20)).points.Sun.longitude).toBeCloseTo(5, 9);
    expect(compositeOf(at(10), at(100)).points.Mars.longitude).toBeCloseTo(55, 9);
  });

  it('without a time of birth has no houses, and the Moon takes part in no aspect', () => {
    const timed = castBirth({ ...BIRTH, date: '1991-03-04' }, 'placidus');
    const { houses, aspects, points } = compositeOf(timed, untimed);
    expect(houses).toBeUndefined();
    expect(aspects.length).toBeGreaterThan(0);
    expect(aspects.some(({ first, second }) => first === 'Moon' || second === 'Moon')).toBe(false);
    expect(points.Moon.longitude).toBeGreaterThanOrEqual(0);
  });
});

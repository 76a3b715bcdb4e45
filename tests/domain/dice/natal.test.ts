import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE_POINTS, DICE_SIGNS } from '../../../src/domain/dice/faces.ts';
import { natalTouch } from '../../../src/domain/dice/natal.ts';
import { natalChart } from '../../../src/domain/sky/chart.ts';

const chart = natalChart({
  instant: '1990-06-10T14:30:00Z',
  latitude: 39.9,
  longitude: 116.4,
  houseSystem: 'placidus',
});

describe('a throw beside a birth chart', () => {
  it('finds the houses that a sign opens, the point, and who lives in the house', () => {
    const cusps = Array.from({ length: 12 }, (_, house) => 15 + house * 30);
    const points = { Sun: { longitude: 20 }, Moon: { longitude: 44.9 }, TrueNode: { longitude: 200 } };
    const touch = natalTouch({ points, cusps }, { point: 'Moon', sign: 'Taurus', house: 1 });
    expect(touch.signHouses).toEqual([2]);
    expect(touch.intercepted).toBe(false);
    expect(touch.point).toEqual({ sign: 'Taurus', degree: 14, house: 1 });
    expect(touch.inHouse).toEqual(['Sun', 'Moon', 'SouthNode']);
    expect(natalTouch({ points, cusps }, { point: 'SouthNode', sign: 'Aries', house: 7 })).toMatchObject({
      point: { sign: 'Aries', degree: 20, house: 1 },
      inHouse: ['NorthNode'],
    });
    expect(natalTouch({ points, cusps }, { point: 'Mars', sign: 'Aries', house: 7 }).point).toBeNull();
  });

  it('says where a sign is intercepted', () => {
    const cusps = [20, 85, 95, 110, 140, 170, 200, 265, 275, 290, 320, 350];
    const touch = natalTouch({ points: {}, cusps }, { point: 'Sun', sign: 'Taurus', house: 1 });
    expect(touch).toMatchObject({ signHouses: [1], intercepted: true });
  });

  it('leaves houses out where the time of birth is unknown', () => {
    const touch = natalTouch({ points: chart.points, cusps: null }, { point: 'Sun', sign: 'Leo', house: 5 });
    expect(touch).toEqual({
      signHouses: [],
      intercepted: false,
      point: { sign: 'Gemini', degree: 19, house: null },
      inHouse: [],
    });
  });

  it('gives every house to one sign or more, and every point to one house', () => {
    const points = DICE_POINTS.flatMap(
      (_, index) => natalTouch(chart, { point: 'Sun', sign: 'Aries', house: index + 1 }).inHouse,
    );
    expect([...points].sort()).toEqual([...DICE_POINTS].sort());
    const opened = DICE_SIGNS.flatMap((sign) => {
      const { signHouses, intercepted } = natalTouch(chart, { point: 'Sun', sign, house: 1 });
      return intercepted ? [] : signHouses;
    });
    expect([...opened].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('agrees with the chart about every point', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DICE_POINTS.slice(0, 10)), (point) => {
        const touched = natalTouch(chart, { point, sign: 'Aries', house: 1 }).point!;
        const natal = chart.points[point as 'Sun'];
        expect(touched.house).toBe(natal.house);
        expect(touched.sign.toLowerCase()).toBe(natal.sign);
        expect(touched.degree).toBe(natal.degree);
      }),
    );
  });
});

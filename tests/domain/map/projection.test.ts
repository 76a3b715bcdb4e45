import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bd09ToGcj02,
  bd09ToWgs84,
  convert,
  DATUMS,
  gcj02ToBd09,
  gcj02ToWgs84,
  inChinasBox,
  type LonLat,
  wgs84ToBd09,
  wgs84ToGcj02,
} from '../../../src/domain/map/projection.ts';

const BOX = { west: 72.004, east: 137.8347, south: 0.8293, north: 55.8271 };
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const inChina = fc.tuple(real(BOX.west, BOX.east), real(BOX.south, BOX.north));
const onEarth = fc.tuple(real(-180, 180), real(-90, 90));
/** Points within a hundredth of a degree of the box's edges, on both sides, edges and corners included. */
const atTheEdge = fc
  .tuple(fc.constantFrom(BOX.west, BOX.east), fc.constantFrom(BOX.south, BOX.north), inChina, fc.boolean())
  .chain(([lon, lat, [x, y], upright]) =>
    fc.tuple(real(-0.01, 0.01), real(-0.01, 0.01)).map(([a, b]): [number, number] => {
      return upright ? [lon + a, y + b] : [x + a, lat + b];
    }),
  );

function apart([x, y]: LonLat, [u, v]: LonLat): number {
  return Math.max(Math.abs(x - u), Math.abs(y - v));
}

describe('known places', () => {
  it('shifts the Tiananmen gate as maps in China do', () => {
    const gate: LonLat = [116.404, 39.915];
    expect(apart(wgs84ToGcj02(gate), [116.41024449916938, 39.91640428150164])).toBeLessThan(1e-9);
    expect(apart(gcj02ToBd09(gate), [116.41036949371029, 39.92133699351022])).toBeLessThan(1e-9);
  });

  it('moves nothing outside China for gcj02', () => {
    for (const place of [
      [2.35, 48.85],
      [139.69, 35.69],
      [-58.4, -34.6],
      [0, 0],
      [180, 90],
      [72.003, 30],
      [137.835, 30],
      [100, 0.829],
      [100, 55.828],
    ] as const) {
      expect(wgs84ToGcj02(place)).toEqual([...place]);
      expect(gcj02ToWgs84(place)).toEqual([...place]);
    }
  });

  it('gives numbers at latitude and longitude 0', () => {
    for (const place of [
      [0, 0],
      [110, 0],
      [0, 39],
      [-0, -0],
    ] as const) {
      for (const from of DATUMS) {
        for (const to of DATUMS) expect(convert(place, from, to).every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('takes a plain pair and leaves it as it was', () => {
    const pair: [number, number] = [116, 40];
    wgs84ToBd09(pair);
    expect(pair).toEqual([116, 40]);
    expect(convert(pair, 'bd09', 'bd09')).not.toBe(pair);
  });
});

describe('there and back', () => {
  it('is exact to a hundred-millionth of a degree within China', () => {
    fc.assert(
      fc.property(inChina, (point) => {
        const shown = wgs84ToGcj02(point);
        fc.pre(inChinasBox(...shown));
        expect(apart(gcj02ToWgs84(shown), point)).toBeLessThan(1e-9);
        expect(apart(bd09ToWgs84(wgs84ToBd09(point)), point)).toBeLessThan(1e-8);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact for Baidu everywhere on Earth', () => {
    fc.assert(
      fc.property(onEarth, (point) => {
        expect(apart(bd09ToGcj02(gcj02ToBd09(point)), point)).toBeLessThan(1e-9);
        expect(apart(gcj02ToBd09(bd09ToGcj02(point)), point)).toBeLessThan(1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact along the meridian of 105, where the shift has a cusp', () => {
    fc.assert(
      fc.property(real(-1e-6, 1e-6), real(1, 55), (off, lat) => {
        const point: LonLat = [105 + off, lat];
        expect(apart(gcj02ToWgs84(wgs84ToGcj02(point)), point)).toBeLessThan(1e-9);
      }),
    );
  });

  it('comes to an end at the edges of the box, with numbers near by', () => {
    fc.assert(
      fc.property(atTheEdge, (point) => {
        for (const ask of [wgs84ToGcj02, gcj02ToWgs84, wgs84ToBd09, bd09ToWgs84]) {
          expect(apart(ask(point), point)).toBeLessThan(0.03);
        }
        const shown = wgs84ToGcj02(point);
        if (inChinasBox(...shown) && inChinasBox(...point)) {
          expect(apart(gcj02ToWgs84(shown), point)).toBeLessThan(1e-9);
        }
        if (!inChinasBox(...point)) expect(gcj02ToWgs84(point)).toEqual(point);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows again what it was asked to undo, the strip at the west edge apart', () => {
    fc.assert(
      fc.property(inChina, (shown) => {
        const place = gcj02ToWgs84(shown);
        fc.pre(inChinasBox(...place));
        expect(apart(wgs84ToGcj02(place), shown)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

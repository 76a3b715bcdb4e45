import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBaidu, toBaidu } from '../../../src/domain/map/baidu.ts';
import { fromMercator, MERCATOR_LATITUDE, toMercator } from '../../../src/domain/map/mercator.ts';
import { subdomainOf } from '../../../src/domain/map/subdomain.ts';
import { lonLatToTile, TILE_TYPES, type TileType, tileBounds, wrapColumn } from '../../../src/domain/map/tiles.ts';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const anyType = fc.constantFrom(...TILE_TYPES);
const level = fc.integer({ min: 0, max: 20 });

describe('the planes', () => {
  it('agrees with Baidu on the Tiananmen gate', () => {
    const [x, y] = toBaidu([116.404, 39.915]);
    expect(x).toBeCloseTo(12958175.0, 1);
    expect(Math.abs(y - 4825923.77)).toBeLessThan(0.05);
  });

  it('is a number at latitude 0, at the poles and round the world', () => {
    expect(toBaidu([0, 0])).toEqual([0, 0]);
    expect(toMercator([0, 0])).toEqual([0.5, 0.5]);
    for (const lat of [90, -90, 0, -0]) {
      expect(toBaidu([10, lat]).every(Number.isFinite)).toBe(true);
      expect(toMercator([10, lat]).every(Number.isFinite)).toBe(true);
    }
    expect(MERCATOR_LATITUDE).toBeCloseTo(85.0511287798066, 10);
  });

  it('comes back to the same place', () => {
    fc.assert(
      fc.property(real(-540, 540), real(-85.1, 85.1), (lon, lat) => {
        for (const back of [fromMercator(toMercator([lon, lat])), fromBaidu(toBaidu([lon, lat]))]) {
          expect(Math.abs(back[0] - lon)).toBeLessThan(1e-9);
          expect(Math.abs(back[1] - lat)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('numbers of tiles', () => {
  it('knows some by heart', () => {
    expect(lonLatToTile(0, 0, 0, 'xyz')).toEqual({ x: 0, y: 0 });
    expect(lonLatToTile(116.404, 39.915, 12, 'xyz')).toEqual({ x: 3372, y: 1551 });
    expect(lonLatToTile(-180, MERCATOR_LATITUDE, 3, 'xyz')).toEqual({ x: 0, y: 0 });
    expect(lonLatToTile(0, -MERCATOR_LATITUDE, 3, 'xyz')).toEqual({ x: 4, y: 7 });
    expect(lonLatToTile(116.404, 39.915, 12, 'bd09')).toEqual({ x: 790, y: 294 });
    expect(lonLatToTile(0, 0, 12, 'bd09')).toEqual({ x: 0, y: 0 });
  });

  it('goes round the world sideways and not over the poles', () => {
    expect(lonLatToTile(190, 10, 4, 'xyz')).toEqual(lonLatToTile(-170, 10, 4, 'xyz'));
    expect(lonLatToTile(180, 10, 4, 'xyz').x).toBe(0);
    expect(lonLatToTile(0, 89, 4, 'xyz').y).toBeLessThan(0);
    expect(lonLatToTile(0, -89, 4, 'xyz').y).toBeGreaterThan(15);
    expect(wrapColumn(-1, 3)).toBe(7);
    expect(Object.is(wrapColumn(-8, 3), 0)).toBe(true);
  });

  it('gives Baidu signed numbers west of Greenwich and south of the equator', () => {
    expect(lonLatToTile(-0.001, 0.001, 12, 'bd09')).toEqual({ x: -1, y: 0 });
    expect(lonLatToTile(0.001, -0.001, 12, 'bd09')).toEqual({ x: 0, y: -1 });
    const rio = lonLatToTile(-43.2, -22.9, 10, 'bd09');
    expect(rio.x).toBeLessThan(0);
    expect(rio.y).toBeLessThan(0);
    expect(lonLatToTile(190, 0, 5, 'bd09').x).toBeGreaterThan(lonLatToTile(179, 0, 5, 'bd09').x);
  });

  it('never says minus zero', () => {
    for (const type of TILE_TYPES) {
      for (const lon of [0, -0, -180]) {
        const { x, y } = lonLatToTile(lon, -0, 0, type);
        expect([x, y].some((part) => Object.is(part, -0))).toBe(false);
      }
    }
  });

  it('refuses what is no place, level or numbering', () => {
    expect(() => lonLatToTile(Number.NaN, 0, 1, 'xyz')).toThrow(RangeError);
    expect(() => lonLatToTile(0, Number.POSITIVE_INFINITY, 1, 'xyz')).toThrow(RangeError);
    expect(() => lonLatToTile(0, 0, 1.5, 'xyz')).toThrow(RangeError);
    expect(() => lonLatToTile(0, 0, -1, 'bd09')).toThrow(RangeError);
    expect(() => lonLatToTile(0, 0, 1, 'tms' as TileType)).toThrow(RangeError);
  });

  it('holds the place within the bounds of its tile', () => {
    fc.assert(
      fc.property(anyType, level, real(-179.999, 179.999), real(-85, 85), (type, z, lon, lat) => {
        const bounds = tileBounds({ ...lonLatToTile(lon, lat, z, type), z }, type);
        const hair = 1e-9;
        expect(bounds.west - hair <= lon && lon < bounds.east + hair).toBe(true);
        expect(bounds.south - hair <= lat && lat < bounds.north + hair).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds a tile again from its middle', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(number(1, 18), number(0, 1e6), number(0, 1e6), anyType, (z, a, b, type) => {
        const half = 2 ** (z - 1);
        const far = type === 'xyz' ? half : Math.max(1, Math.floor(half * 0.59));
        const shift = type === 'xyz' ? half : 0;
        const tile = { x: (a % (2 * far)) - far + shift, y: (b % (2 * far)) - far + shift, z };
        const { west, east, south, north } = tileBounds(tile, type);
        fc.pre(east <= 180.0001 && west >= -180.0001);
        expect(lonLatToTile((west + east) / 2, (south + north) / 2, z, type)).toEqual({ x: tile.x, y: tile.y });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('subdomains', () => {
  it('counts through the hosts and is never negative', () => {
    const hosts = ['a', 'b', 'c'];
    expect(subdomainOf(1, 1, hosts)).toBe('c');
    expect(subdomainOf(-1, 0, hosts)).toBe('c');
    expect(subdomainOf(-5, -7, hosts)).toBe('a');
    expect(subdomainOf(3, 4, [])).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (x, y) => {
        expect(hosts).toContain(subdomainOf(x, y, hosts));
        expect(subdomainOf(x + 3, y, hosts)).toBe(subdomainOf(x, y, hosts));
      }),
    );
  });
});

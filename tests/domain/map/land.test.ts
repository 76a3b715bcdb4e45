import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coastOf, readLand } from '../../../src/domain/map/land.ts';
import { landInTile } from '../../../src/domain/map/land-tile.ts';
import { toMercator } from '../../../src/domain/map/mercator.ts';
import { LAND } from '../../../src/library/places/land.ts';

const land = readLand(LAND);

/** Whether an odd number of outlines surrounds a point. */
function inside(outlines: readonly ArrayLike<number>[], x: number, y: number): boolean {
  let odd = false;
  for (const ring of outlines) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const [ax, ay] = [ring[at]!, ring[at + 1]!];
      const [bx, by] = [ring[(at + 2) % ring.length]!, ring[(at + 3) % ring.length]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  }
  return odd;
}

/** Whether a tile of 256 pixels shows land at a place in degrees. */
function isLand(lon: number, lat: number, z: number): boolean {
  const [x, y] = toMercator([lon, lat]).map((part) => part * 2 ** z) as [number, number];
  const tile = { x: Math.floor(x), y: Math.floor(y), z };
  return inside(landInTile(land, tile, 256), (x - tile.x) * 256, (y - tile.y) * 256);
}

describe('the base map', () => {
  const ASHORE = {
    Beijing: [116.4, 39.9],
    Ürümqi: [87.6, 43.8],
    Taichung: [120.68, 24.15],
    Haikou: [110.33, 19.95],
    Paris: [2.35, 48.85],
    Canberra: [149.13, -35.28],
    'Suva, near the end of the map': [178.2, -17.95],
    'the South Pole': [0, -84],
    'Chukotka, beyond the date line': [-173, 66.5],
    'Chukotka, before it': [178, 68.5],
  } as const;
  const AFLOAT = {
    'the Pacific': [-150, 5],
    'the Taiwan strait': [119.5, 24.3],
    'the Caspian': [51, 42],
    'the Gulf of Guinea': [0, 0],
    'the Bohai': [119.5, 38.8],
    'the Laptev Sea, level with Chukotka': [130, 75.5],
    'the Arctic, level with Wrangel': [-160, 73],
    'the Indian Ocean, level with Fiji': [75, -16.8],
  } as const;

  it.each(Object.entries(ASHORE))('%s is on land at every level', (_, [lon, lat]) => {
    for (let z = 2; z <= 14; z += 1) expect(isLand(lon, lat, z)).toBe(true);
  });

  it.each(Object.entries(AFLOAT))('%s is water at every level', (_, [lon, lat]) => {
    for (let z = 2; z <= 14; z += 1) expect(isLand(lon, lat, z)).toBe(false);
  });

  it('has every coast whole, within the world or over one of its ends', () => {
    expect(land.length).toBeGreaterThan(1000);
    for (const { points, west, north, east, south } of land) {
      expect(points.length).toBeGreaterThanOrEqual(6);
      for (const part of [north, south]) expect(Math.abs(part - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(west).toBeLessThanOrEqual(1);
      expect(east).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no network across the world, but for the lower edge of the map', () => {
    for (const { points } of land)
      for (let at = 2; at + 1 < points.length; at += 2)
        if (Math.abs(points[at]! - points[at - 2]!) > 0.05) expect(points[at + 1]).toBeCloseTo(1, 2);
  });
});

describe('a tile of land', () => {
  it('is filled where the whole coasts would fill it, however little of them is left', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const ring = fc.array(part, { minLength: 6, maxLength: 60 }).map((list) => list.slice(0, list.length & ~1));
    fc.assert(
      fc.property(ring, fc.integer({ min: 0, max: 6 }), part, part, (points, z, u, v) => {
        const coast = coastOf(Float64Array.from(points));
        const [x, y] = [u * 2 ** z, v * 2 ** z];
        const tile = { x: Math.min(2 ** z - 1, Math.floor(x)), y: Math.min(2 ** z - 1, Math.floor(y)), z };
        const [px, py] = [(x - tile.x) * 256, (y - tile.y) * 256];
        fc.pre(isClear(coast.points, u, v, 2 / 256 / 2 ** z));
        expect(inside(landInTile([coast], tile, 256), px, py)).toBe(inside([coast.points], u, v));
      }),
      { numRuns: 500 },
    );
  });

  it('of the open sea, or of the middle of a continent, costs almost nothing', () => {
    const points = (z: number, lon: number, lat: number) => {
      const [x, y] = toMercator([lon, lat]).map((share) => Math.floor(share * 2 ** z)) as [number, number];
      return landInTile(land, { x, y, z }, 256).flat().length / 2;
    };
    expect(points(8, -150, 5)).toBeLessThan(20);
    expect(points(10, 103, 36)).toBeLessThan(2000);
  });
});

/** Whether a point is farther from every edge of a ring than so much. */
function isClear(ring: ArrayLike<number>, x: number, y: number, least: number): boolean {
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [ax, ay] = [ring[at]!, ring[at + 1]!];
    const [dx, dy] = [ring[(at + 2) % ring.length]! - ax, ring[(at + 3) % ring.length]! - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(ax + along * dx - x, ay + along * dy - y) < least) return false;
  }
  return true;
}

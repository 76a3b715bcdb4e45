import { describe, expect, it } from 'vitest';
import { toMercator } from '../../../src/domain/map/mercator.ts';
import { convert } from '../../../src/domain/map/projection.ts';
import { fromPlane, lonLatToTile } from '../../../src/domain/map/tiles.ts';
import { needsWarp, tileMesh } from '../../../src/domain/map/warp.ts';

const baidu = { tileType: 'bd09', proj: 'bd09', crs: 'wgs84' } as const;

/** The greatest distance, in screen pixels at zoom z, between the mesh and the truth over a tile. */
function worst(z: number, divisions: number): number {
  const world = 256 * 2 ** z;
  const tile = { ...lonLatToTile(116.404, 39.915, z, 'bd09'), z, world: 0 };
  const { places } = tileMesh(tile, baidu, divisions);
  const knot = (row: number, column: number) => {
    const at = (row * (divisions + 1) + column) * 2;
    return toMercator([places[at]!, places[at + 1]!]);
  };
  let most = 0;
  for (let row = 0; row < divisions; row += 1) {
    for (let column = 0; column < divisions; column += 1) {
      const [a, b, c, d] = [
        knot(row, column),
        knot(row, column + 1),
        knot(row + 1, column),
        knot(row + 1, column + 1),
      ] as const;
      for (const u of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const v of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const drawn = [0, 1].map((axis) =>
            u + v < 1
              ? a[axis]! + (b[axis]! - a[axis]!) * u + (c[axis]! - a[axis]!) * v
              : d[axis]! + (c[axis]! - d[axis]!) * (1 - u) + (b[axis]! - d[axis]!) * (1 - v),
          );
          const size = 2 ** -z;
          const own = fromPlane(
            [(tile.x + (column + u) / divisions) * size, (tile.y + 1 - (row + v) / divisions) * size],
            'bd09',
          );
          const truth = toMercator(convert(own, 'bd09', 'wgs84'));
          most = Math.max(most, Math.hypot(drawn[0]! - truth[0], drawn[1]! - truth[1]) * world);
        }
      }
    }
  }
  return most;
}

describe('bending a tile onto another system', () => {
  it('errs by half a pixel at most at levels 10 to 18, where four corners err by pixels', () => {
    for (const z of [10, 11, 12, 13, 14, 16, 18]) expect(worst(z, 8)).toBeLessThan(0.5);
    expect(worst(13, 1)).toBeGreaterThan(1);
  });

  it('is a net of 8 by 8 with the picture the right way up', () => {
    const tile = { ...lonLatToTile(116.404, 39.915, 13, 'bd09'), z: 13, world: 0 };
    const { places, picture, triangles } = tileMesh(tile, baidu);
    expect([places.length, picture.length, triangles.length]).toEqual([162, 162, 384]);
    expect([...picture.slice(0, 2), ...picture.slice(-2)]).toEqual([0, 0, 1, 1]);
    expect(places[1]).toBeGreaterThan(places[161]!);
    expect(places[0]).toBeLessThan(places[160]!);
    expect(Math.max(...triangles)).toBe(80);
  });

  it('puts a tile of the next copy of the world 360 degrees on', () => {
    const at = { x: 3, y: 2, z: 3, world: 0 };
    const laying = { tileType: 'xyz', proj: 'wgs84', crs: 'wgs84' } as const;
    expect(tileMesh({ ...at, world: 1 }, laying).places[0]).toBeCloseTo(tileMesh(at, laying).places[0]! + 360, 9);
  });

  it('is needed between two systems only', () => {
    expect(needsWarp(baidu)).toBe(true);
    expect(needsWarp({ tileType: 'xyz', proj: 'gcj02', crs: 'gcj02' })).toBe(false);
    expect(needsWarp({ tileType: 'xyz', proj: 'gcj02', crs: 'wgs84' })).toBe(true);
    expect(needsWarp({ tileType: 'bd09', proj: 'bd09', crs: 'bd09' })).toBe(true);
  });

  it('does not move wgs84 tiles outside China', () => {
    const paris = { ...lonLatToTile(2.35, 48.85, 14, 'xyz'), z: 14, world: 0 };
    const onAmap = tileMesh(paris, { tileType: 'xyz', proj: 'wgs84', crs: 'gcj02' });
    const plain = tileMesh(paris, { tileType: 'xyz', proj: 'wgs84', crs: 'wgs84' });
    expect(onAmap.places).toEqual(plain.places);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Laying, levelOf, type SeenTile, tilesInView, type View } from '../../../src/domain/map/grid.ts';
import { toMercator } from '../../../src/domain/map/mercator.ts';
import { convert, type Datum, type LonLat } from '../../../src/domain/map/projection.ts';
import { lonLatToTile, toPlane, wrapColumn } from '../../../src/domain/map/tiles.ts';
import { cornersOf, type Viewport } from '../../../src/domain/map/viewport.ts';

const plain: Laying = { tileType: 'xyz', proj: 'wgs84', crs: 'wgs84', tileMaxZoom: 18 };
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const anyViewport = fc.record({
  centre: fc.tuple(real(-180, 180), real(-80, 80)),
  zoom: real(3, 18),
  rotation: real(-360, 360),
  size: fc.tuple(real(100, 1600), real(100, 1200)),
});

function view(viewport: Viewport): View {
  return { zoom: viewport.zoom, centre: viewport.centre, corners: cornersOf(viewport) };
}

function names(tiles: readonly SeenTile[]): string[] {
  return tiles.map(({ z, x, y, world }) => `${z}/${x}/${y}+${world}`).sort();
}

/** Whether a turned window and a tile overlap: no edge of either parts them (separating axes). */
function overlap(quad: readonly LonLat[], x: number, y: number): boolean {
  const box: LonLat[] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  const axes = [[1, 0] as const, [0, 1] as const, ...quad.map((from, index) => normal(from, quad[(index + 1) % 4]!))];
  return axes.every(([a, b]) => {
    const reach = (shape: readonly LonLat[]) => shape.map(([u, v]) => a * u + b * v);
    const [one, other] = [reach(quad), reach(box)];
    return Math.min(...one) < Math.max(...other) && Math.min(...other) < Math.max(...one);
  });
}

function normal([x, y]: LonLat, [u, v]: LonLat): LonLat {
  const length = Math.hypot(u - x, v - y);
  return [(v - y) / length, (x - u) / length];
}

function bruteForce(seen: View, z: number): string[] {
  const quad = seen.corners.map(toMercator).map(([x, y]): LonLat => [x * 2 ** z, y * 2 ** z]);
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const found: SeenTile[] = [];
  for (let x = Math.floor(Math.min(...xs)) - 1; x <= Math.max(...xs) + 1; x += 1) {
    for (let y = Math.max(0, Math.floor(Math.min(...ys)) - 1); y <= Math.min(2 ** z - 1, Math.max(...ys) + 1); y += 1) {
      if (overlap(quad, x, y)) found.push({ x: wrapColumn(x, z), y, z, world: Math.floor(x / 2 ** z) });
    }
  }
  return names(found);
}

describe('levels', () => {
  it('rounds up and caps', () => {
    expect(levelOf(11.2, 18)).toBe(12);
    expect(levelOf(12, 18)).toBe(12);
    expect(levelOf(17.5, 16)).toBe(16);
    expect(levelOf(-0.5, 18)).toBe(0);
  });

  it('does not load level 13 for 12.0000001', () => {
    const viewport = { centre: [116.4, 39.9], rotation: 0, size: [1200, 800] } as const;
    const exact = tilesInView(view({ ...viewport, zoom: 12 }), plain);
    const beside = tilesInView(view({ ...viewport, zoom: 12.0000001 }), plain);
    expect(names(beside)).toEqual(names(exact));
    expect(levelOf(12.001, 18)).toBe(13);
  });
});

describe('the tiles of a window', () => {
  it('are exactly those that the turned window meets', () => {
    fc.assert(
      fc.property(anyViewport, (viewport) => {
        const seen = view(viewport);
        expect(names(tilesInView(seen, plain))).toEqual(bruteForce(seen, levelOf(viewport.zoom, 18)));
      }),
      { numRuns: 300 },
    );
  });

  it('are no more for an upright window than fit', () => {
    const tiles = tilesInView(view({ centre: [0, 0], zoom: 12, rotation: 0, size: [1024, 512] }), plain);
    expect(tiles).toHaveLength(8);
    expect(tilesInView(view({ centre: [0, 0], zoom: 12, rotation: 90, size: [1024, 512] }), plain)).toHaveLength(8);
  });

  it('are half of the bounding box at 45 degrees', () => {
    const seen = view({ centre: [116.4, 39.9], zoom: 12, rotation: 45, size: [1600, 1200] });
    const tiles = tilesInView(seen, plain);
    const spread = (of: 'x' | 'y') => {
      const all = tiles.map((tile) => tile[of]);
      return Math.max(...all) - Math.min(...all) + 1;
    };
    expect(tiles.length).toBeLessThan(spread('x') * spread('y') * 0.72);
  });

  it('begin at the centre', () => {
    const viewport = { centre: [116.4, 39.9], zoom: 12, rotation: 30, size: [1600, 1200] } as const;
    const [first] = tilesInView(view(viewport), plain);
    expect(first).toMatchObject(lonLatToTile(116.4, 39.9, 12, 'xyz'));
  });

  it('go round the world and stop at the poles', () => {
    const wide = tilesInView(view({ centre: [180, 0], zoom: 2, rotation: 0, size: [2048, 4096] }), plain);
    expect(new Set(wide.map(({ world }) => world))).toEqual(new Set([0, 1]));
    expect(wide.every(({ x, y }) => x >= 0 && x < 4 && y >= 0 && y < 4)).toBe(true);
    expect(wide).toHaveLength(8 * 4);
  });

  it('of Baidu are numbered with signs, once for each copy of the world', () => {
    const laying: Laying = { ...plain, tileType: 'bd09', proj: 'bd09' };
    const rio = tilesInView(view({ centre: [-43.2, -22.9], zoom: 10, rotation: 20, size: [800, 600] }), laying);
    expect(rio.every(({ x, y }) => x < 0 && y < 0)).toBe(true);
    const dateline = tilesInView(view({ centre: [180, 10], zoom: 5, rotation: 0, size: [800, 600] }), laying);
    expect(dateline.some(({ x, world }) => x > 0 && world === 0)).toBe(true);
    expect(dateline.some(({ x, world }) => x < 0 && world === 1)).toBe(true);
  });

  it('cover every point of the window whatever the systems', () => {
    const datum = fc.constantFrom<Datum>('wgs84', 'gcj02', 'bd09');
    const china = fc.tuple(real(80, 130), real(10, 50));
    fc.assert(
      fc.property(
        anyViewport,
        china,
        fc.constantFrom('xyz' as const, 'bd09' as const),
        datum,
        datum,
        real(0.001, 0.999),
        real(0.001, 0.999),
        (viewport, centre, tileType, proj, crs, u, v) => {
          const seen = view({ ...viewport, centre });
          const laying = { tileType, proj, crs, tileMaxZoom: 18 };
          const [a, b, c, d] = seen.corners.map(toMercator) as unknown as [LonLat, LonLat, LonLat, LonLat];
          const mix = (axis: 0 | 1) =>
            (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
          const lat = (Math.atan(Math.sinh((0.5 - mix(1)) * 2 * Math.PI)) * 180) / Math.PI;
          const lon = (mix(0) - 0.5) * 360;
          fc.pre(Math.abs(lat) < 80 && lon > 76 && lon < 134 && lat > 4 && lat < 53);
          const z = levelOf(viewport.zoom, 18);
          const [x, y] = toPlane(convert([lon, lat], crs, proj), tileType);
          expect(names(tilesInView(seen, laying))).toContain(
            `${z}/${Math.floor(x * 2 ** z) + 0}/${Math.floor(y * 2 ** z) + 0}+0`,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stay few where a map has gone astray', () => {
    const world = cornersOf({ centre: [0, 0], zoom: 1, rotation: 0, size: [512, 512] });
    expect(tilesInView({ zoom: 18, centre: [0, 0], corners: world }, plain).length).toBeLessThanOrEqual(4096);
    expect(tilesInView({ zoom: 10, centre: [0, 0], corners: [] }, plain)).toEqual([]);
  });
});

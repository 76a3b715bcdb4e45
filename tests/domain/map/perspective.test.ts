import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMercator, toMercator } from '../../../src/domain/map/mercator.ts';
import { cameraFrom, cornersThrough, flatCamera, throughCamera } from '../../../src/domain/map/perspective.ts';
import type { LonLat } from '../../../src/domain/map/projection.ts';
import { cornersOf } from '../../../src/domain/map/viewport.ts';

const viewport = fc.record({
  centre: fc.tuple(fc.double({ min: -170, max: 170, noNaN: true }), fc.double({ min: -70, max: 70, noNaN: true })),
  zoom: fc.double({ min: 2, max: 18, noNaN: true }),
  rotation: fc.double({ min: -180, max: 180, noNaN: true }),
  size: fc.tuple(fc.integer({ min: 100, max: 2000 }), fc.integer({ min: 100, max: 2000 })),
});

/** A camera tilted by degrees, as maps with a pitch have it: half the field of view 20 degrees. */
function tilted(pitch: number, zoom: number, [width, height]: [number, number]): Float64Array {
  const world = 256 * 2 ** zoom;
  const lean = (pitch * Math.PI) / 180;
  const away = height / 2 / Math.tan(Math.PI / 9);
  const camera = new Float64Array(16);
  // Along the ground south is down on the screen and nearer; depth counts in distances of the centre.
  camera.set([(2 * world) / width, 0, 0, 0]);
  camera.set([0, (-2 * world * Math.cos(lean)) / height, 0, (-world * Math.sin(lean)) / away], 4);
  camera.set([0, (2 * Math.sin(lean)) / height, 1, 0], 8);
  camera[15] = 1;
  return camera;
}

describe('a camera', () => {
  it('over a flat map sees the corners of its window', () => {
    fc.assert(
      fc.property(viewport, (view) => {
        const seen = cornersThrough(flatCamera(view), view.centre).map(toMercator);
        const wanted = cornersOf(view).map(toMercator);
        const world = 256 * 2 ** view.zoom;
        seen.forEach(([x, y], index) => {
          expect(Math.abs(x - wanted[index]![0]) * world).toBeLessThan(0.01);
          expect(Math.abs(y - wanted[index]![1]) * world).toBeLessThan(0.01);
        });
      }),
    );
  });

  it('sees the same from wherever distances are counted', () => {
    const view = { centre: [116.4, 39.9] as LonLat, zoom: 12.3, rotation: 33, size: [375, 600] as const };
    const camera = flatCamera(view);
    const moved = cameraFrom(camera, 0.001, -0.0004, new Float64Array(16));
    const direct = throughCamera(camera, 0.0011, -0.0005)!;
    const there = throughCamera(moved, 0.0001, -0.0001)!;
    expect(there[0]).toBeCloseTo(direct[0], 8);
    expect(there[1]).toBeCloseTo(direct[1], 8);
  });

  it.each([0, 30, 50])('tilted by %d degrees sees the ground at the edge of its window', (pitch) => {
    const size: [number, number] = [800, 600];
    const camera = tilted(pitch, 10, size);
    const centre: LonLat = [116.4, 39.9];
    const [cx, cy] = toMercator(centre);
    const corners = cornersThrough(camera, centre);
    expect(corners).toHaveLength(4);
    for (const corner of corners) {
      const [x, y] = toMercator(corner);
      const [across, up] = throughCamera(camera, x - cx, y - cy)!;
      expect(Math.max(Math.abs(across), Math.abs(up))).toBeCloseTo(1, 6);
    }
  });

  it('over the horizon sees a far but bounded piece of ground', () => {
    const corners = cornersThrough(tilted(80, 10, [800, 600]), fromMercator([0.5, 0.5]));
    expect(corners.length).toBeGreaterThanOrEqual(4);
    for (const [lon, lat] of corners) expect(Number.isFinite(lon) && Number.isFinite(lat)).toBe(true);
    const north = Math.max(...corners.map(([, lat]) => lat));
    expect(north).toBeGreaterThan(0.5);
    expect(north).toBeLessThan(60);
  });
});

import { fromMercator, toMercator } from '../../../domain/map/mercator.ts';
import { type Camera, cornersThrough } from '../../../domain/map/perspective.ts';
import type { LonLat } from '../../../domain/map/projection.ts';
import type { MapFrame } from '../host.ts';
import type { AMapMap } from './api.ts';

/** Reads what a map of AMap shows: the same object as long as it shows the same, so that nothing is worked out twice. */
export class FrameReader {
  readonly #map: AMapMap;
  readonly #toScreen: MapFrame['toScreen'];
  #last: MapFrame | null = null;
  /** AMap's own matrix when that frame was made. */
  readonly #matrix = new Float64Array(16);
  /** Units of the map's plane to the width of the world, east and south: one measure everywhere, so it is taken once. */
  #measure: readonly [across: number, down: number] | null = null;

  constructor(map: AMapMap) {
    this.#map = map;
    this.#toScreen = (point) => {
      const pixel = map.lngLatToContainer([point[0], point[1]]);
      return [pixel.getX(), pixel.getY()];
    };
  }

  /** Null before the map has a size. */
  read(): MapFrame | null {
    const map = this.#map;
    const extent = map.getSize();
    const width = extent.getWidth();
    const height = extent.getHeight();
    if (width <= 0 || height <= 0) return null;
    const middle = map.getCenter();
    const before = this.#last;
    const centre = samePlace(before?.centre, middle.getLng(), middle.getLat());
    const coords = map.customCoords;
    const origin = coords.getCenter?.();
    coords.setCenter(centre);
    const moved = this.#take(coords.getMVPMatrix());
    const same =
      before !== null &&
      !moved &&
      before.centre === centre &&
      before.size[0] === width &&
      before.size[1] === height &&
      before.zoom === map.getZoom() &&
      before.pixelRatio === globalThis.devicePixelRatio;
    const camera = same ? before.camera : this.#camera(centre);
    // Every layer of the map counts from this one centre: who changed it puts it back.
    if (origin) coords.setCenter(origin);
    if (same) return before;
    this.#last = {
      size: [width, height],
      pixelRatio: globalThis.devicePixelRatio,
      zoom: map.getZoom(),
      rotation: map.getRotation(),
      pitch: map.getPitch(),
      centre,
      corners: cornersThrough(camera, centre),
      camera,
      toScreen: this.#toScreen,
    };
    return this.#last;
  }

  /** Notes the matrix; whether it is another one. */
  #take(matrix: ArrayLike<number>): boolean {
    const noted = this.#matrix;
    let moved = false;
    for (let at = 0; at < 16; at += 1) {
      const value = matrix[at] ?? 0;
      if (value === noted[at]) continue;
      noted[at] = value;
      moved = true;
    }
    return moved;
  }

  /** AMap's matrix takes its own plane, which is Mercator in another measure. */
  #camera(centre: LonLat): Camera {
    this.#measure ??= measureOf(this.#map, centre);
    const [across, down] = this.#measure;
    const [[x = 0, y = 0] = []] = this.#map.customCoords.lngLatsToCoords([centre]);
    const matrix = this.#matrix;
    const camera = new Float64Array(16);
    for (let row = 0; row < 4; row += 1) {
      const first = matrix[row] ?? 0;
      const second = matrix[4 + row] ?? 0;
      camera[row] = first * across;
      camera[4 + row] = second * down;
      camera[8 + row] = matrix[8 + row] ?? 0;
      camera[12 + row] = first * x + second * y + (matrix[12 + row] ?? 0);
    }
    return camera;
  }
}

/** The place told before, where it is still the same. */
function samePlace(before: LonLat | undefined, lon: number, lat: number): LonLat {
  return before !== undefined && before[0] === lon && before[1] === lat ? before : [lon, lat];
}

function measureOf(map: AMapMap, centre: LonLat): readonly [across: number, down: number] {
  const [x, y] = toMercator(centre);
  const step = 2 ** -20;
  const points = [centre, fromMercator([x + step, y]), fromMercator([x, y + step])];
  const [[x0 = 0, y0 = 0] = [], [east = 0] = [], [, south = 0] = []] = map.customCoords.lngLatsToCoords(points);
  return [(east - x0) / step, (south - y0) / step];
}

import { fromMercator, toMercator } from './mercator.ts';
import type { LonLat } from './projection.ts';
import { TILE_SIZE_PX } from './tiles.ts';

/** A flat window on a map in Web Mercator. */
export interface Viewport {
  readonly centre: LonLat;
  readonly zoom: number;
  /** Degrees by which the map is turned clockwise on the screen. */
  readonly rotation: number;
  /** Width and height in CSS pixels. */
  readonly size: readonly [number, number];
}

/**
 * The corners of the window on the map: upper left, upper right, lower right, lower left of the screen, in degrees of
 * the map's datum. Longitudes run on past 180 instead of jumping.
 */
export function cornersOf({ centre, zoom, rotation, size }: Viewport): LonLat[] {
  const [x, y] = toMercator(centre);
  const world = TILE_SIZE_PX * 2 ** zoom;
  const turn = (rotation * Math.PI) / 180;
  const half = [size[0] / 2 / world, size[1] / 2 / world] as const;
  return CORNERS.map(([right, down]) => {
    const across = right * half[0];
    const along = down * half[1];
    return fromMercator([
      x + across * Math.cos(turn) + along * Math.sin(turn),
      y - across * Math.sin(turn) + along * Math.cos(turn),
    ]);
  });
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

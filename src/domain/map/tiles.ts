import { BAIDU_HALF, fromBaidu, toBaidu } from './baidu.ts';
import { fromMercator, type PlanePoint, toMercator } from './mercator.ts';
import type { LonLat } from './projection.ts';

/** How tiles are numbered: `xyz` from the north-west corner, `bd09` with signed numbers from 0, 0, counting north. */
export const TILE_TYPES = ['xyz', 'bd09'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** A tile's column, row and level. */
export interface TileNumber {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Pixels along a tile's edge. */
export const TILE_SIZE_PX = 256;

/**
 * The tile that holds a place given in degrees of the tiles' own datum. Columns of `xyz` go round the world; rows do
 * not: north or south of the map they lie outside 0 to 2^z - 1 and are no tile. `bd09` numbers are never wrapped.
 * Throws RangeError for a level that is no whole number from 0 to 30, a place that is no number, an unknown numbering.
 */
export function lonLatToTile(lon: number, lat: number, z: number, tileType: TileType): { x: number; y: number } {
  if (!Number.isFinite(lon) || !Number.isFinite(lat)) throw new RangeError(`no place: ${lon}, ${lat}`);
  if (!Number.isInteger(z) || z < 0 || z > 30) throw new RangeError(`no zoom level: ${z}`);
  const [across, along] = toPlane([lon, lat], tileType);
  const x = Math.floor(across * 2 ** z);
  if (tileType === 'bd09') return { x: x + 0, y: Math.floor(along * 2 ** z) + 0 };
  return { x: wrapColumn(x, z), y: Math.floor(edgeInward(along) * 2 ** z) + 0 };
}

/** The column of an `xyz` tile brought into 0 to 2^z - 1. */
export function wrapColumn(x: number, z: number): number {
  const columns = 2 ** z;
  return (((x % columns) + columns) % columns) + 0;
}

/** The four edges of a tile in degrees of the tiles' own datum. */
export function tileBounds(
  { x, y, z }: TileNumber,
  tileType: TileType,
): { west: number; south: number; east: number; north: number } {
  const size = 2 ** -z;
  const [west, first] = fromPlane([x * size, y * size], tileType);
  const [east, second] = fromPlane([(x + 1) * size, (y + 1) * size], tileType);
  return { west, east, south: Math.min(first, second), north: Math.max(first, second) };
}

/**
 * Degrees onto the plane of a numbering, whose unit is the tile of level 0: a tile's number is the floor of the point
 * times 2^z. `xyz` counts its rows southwards, `bd09` northwards. Throws RangeError for an unknown numbering.
 */
export function toPlane(point: LonLat, tileType: TileType): [number, number] {
  if (tileType === 'xyz') return toMercator(point);
  if (tileType !== 'bd09') throw new RangeError(`no such numbering of tiles: ${String(tileType)}`);
  const [x, y] = toBaidu(point);
  return [x / BAIDU_UNIT, y / BAIDU_UNIT];
}

/** A point of the plane of a numbering back in degrees. */
export function fromPlane([x, y]: PlanePoint, tileType: TileType): [number, number] {
  return tileType === 'xyz' ? fromMercator([x, y]) : fromBaidu([x * BAIDU_UNIT, y * BAIDU_UNIT]);
}

/** The part of the plane that has tiles, both ways the same: from and to, in tiles of level 0. */
export function worldOf(tileType: TileType): readonly [from: number, to: number] {
  return tileType === 'xyz' ? [0, 1] : [-BAIDU_HALF / BAIDU_UNIT, BAIDU_HALF / BAIDU_UNIT];
}

/** Baidu's level 18 has one metre a pixel. */
const BAIDU_UNIT = TILE_SIZE_PX * 2 ** 18;

/** The very edge of the world's square belongs to the tile inside it, whatever the last bit says. */
function edgeInward(part: number): number {
  const hair = 1e-12;
  if (part < 0 && part > -hair) return 0;
  return part >= 1 && part < 1 + hair ? 1 - hair : part;
}

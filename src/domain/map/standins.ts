import type { SeenTile } from './grid.ts';
import { type TileNumber, type TileType, wrapColumn } from './tiles.ts';

/** A picture, or a part of one, laid on a square of the map. */
export interface Laid<Picture> {
  readonly picture: Picture;
  /** The key of the tile whose picture it is. */
  readonly key: string;
  /** The square it covers; smaller or larger than the tile asked for where another level stands in. */
  readonly place: SeenTile;
  /** The part of the picture: left, top, right, bottom, 0 to 1 from its upper left corner. */
  readonly part: readonly [left: number, top: number, right: number, bottom: number];
}

/**
 * What can be shown in the place of a tile that is still on its way: smaller squares where finer pictures cover it all,
 * else a part of the nearest coarser picture, else such smaller squares as there are. No square is covered twice.
 */
export function standIns<Picture>(
  tile: SeenTile,
  tileType: TileType,
  find: (key: string) => Picture | undefined,
): Laid<Picture>[] {
  const finer = finerPictures(tile, tileType, find, LEVELS_DOWN);
  const covered = finer.reduce((sum, { place }) => sum + 4 ** (tile.z - place.z), 0);
  if (covered === 1) return finer;
  const coarser = coarserPicture(tile, tileType, find);
  return coarser === undefined ? finer : [coarser];
}

/** The name of a tile's picture: the same in every copy of the world. */
export function keyOf({ x, y, z }: TileNumber): string {
  return `${z}/${x}/${y}`;
}

/** The whole of a picture. */
export const WHOLE = [0, 0, 1, 1] as const;

/** Coarser levels that are looked through: beyond, a picture is a blur of 8 pixels. */
const LEVELS_UP = 5;

/** Finer levels that are looked through: a zoom out by a gesture rarely passes more before the first tile is there. */
const LEVELS_DOWN = 2;

function finerPictures<Picture>(
  tile: SeenTile,
  tileType: TileType,
  find: (key: string) => Picture | undefined,
  levels: number,
): Laid<Picture>[] {
  if (levels === 0) return [];
  return [0, 1, 2, 3].flatMap((quarter) => {
    const z = tile.z + 1;
    const column = tile.x * 2 + (quarter % 2);
    const x = tileType === 'xyz' ? wrapColumn(column, z) : column;
    const place = { x, y: tile.y * 2 + Math.floor(quarter / 2), z, world: tile.world };
    const key = keyOf(place);
    const picture = find(key);
    if (picture !== undefined) return [{ picture, key, place, part: WHOLE }];
    return finerPictures(place, tileType, find, levels - 1);
  });
}

function coarserPicture<Picture>(
  tile: SeenTile,
  tileType: TileType,
  find: (key: string) => Picture | undefined,
): Laid<Picture> | undefined {
  for (let up = 1; up <= Math.min(LEVELS_UP, tile.z); up += 1) {
    const across = 2 ** up;
    const coarse = { x: Math.floor(tile.x / across), y: Math.floor(tile.y / across), z: tile.z - up };
    const key = keyOf(coarse);
    const picture = find(key);
    if (picture === undefined) continue;
    const left = tile.x - coarse.x * across;
    const down = tile.y - coarse.y * across;
    const top = tileType === 'bd09' ? across - 1 - down : down;
    const part = [left / across, top / across, (left + 1) / across, (top + 1) / across] as const;
    return { picture, key, place: tile, part };
  }
  return undefined;
}

import type { Coast } from './land.ts';
import type { TileNumber } from './tiles.ts';

/** A closed line in pixels from the upper left corner of a tile, x and y by turns. */
export type Outline = readonly number[];

/**
 * The land of a tile as outlines to be filled by the even-odd rule. `pixels`: along the tile's edge. Within the tile they
 * are the coasts to a pixel; outside of it most points are left out, so that a continent costs what is seen of it.
 */
export function landInTile(land: readonly Coast[], { x, y, z }: TileNumber, pixels: number): Outline[] {
  const tiles = 2 ** z;
  const margin = MARGIN / pixels / tiles;
  const [west, north] = [x / tiles - margin, y / tiles - margin];
  const [east, south] = [(x + 1) / tiles + margin, (y + 1) / tiles + margin];
  const outlines: Outline[] = [];
  for (const coast of land) {
    if (coast.east < west || coast.west > east || coast.south < north || coast.north > south) continue;
    if (Math.max(coast.east - coast.west, coast.south - coast.north) * tiles * pixels < NEAR) continue;
    const outline = outlineOf(coast.points, x, y, tiles, pixels);
    if (outline.length > 4) outlines.push(outline);
  }
  return outlines;
}

/** Pixels around a tile that count as seen, so that the line of a coast runs on over its edge. */
const MARGIN = 4;

function outlineOf(points: Float64Array, x: number, y: number, tiles: number, pixels: number): Outline {
  const kept: number[] = [];
  let [lastX, lastY, lastSide] = [Number.NaN, Number.NaN, 0];
  let waiting = false;
  let [heldX, heldY, heldSide] = [0, 0, 0];
  const keep = (px: number, py: number, side: number) => {
    kept.push(px, py);
    [lastX, lastY, lastSide] = [px, py, side];
  };
  for (let index = 0; index + 1 < points.length; index += 2) {
    const px = ((points[index] ?? 0) * tiles - x) * pixels;
    const py = ((points[index + 1] ?? 0) * tiles - y) * pixels;
    const side = sideOf(px, py, pixels);
    // A point between two others beyond the same edge can go: what it changes lies beyond that edge too.
    if (waiting && (lastSide & heldSide & side) === 0) keep(heldX, heldY, heldSide);
    waiting = side !== 0;
    if (waiting) [heldX, heldY, heldSide] = [px, py, side];
    else if (!(Math.abs(px - lastX) < NEAR && Math.abs(py - lastY) < NEAR)) keep(px, py, side);
  }
  if (waiting) keep(heldX, heldY, heldSide);
  return kept;
}

/** Pixels below which one point stands for two, and an island is none. */
const NEAR = 1;

/** Beyond which edges of the tile a point lies: one bit for each. */
function sideOf(x: number, y: number, pixels: number): number {
  return (x < -MARGIN ? 1 : x > pixels + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : y > pixels + MARGIN ? 8 : 0);
}

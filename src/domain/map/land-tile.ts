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

// Plain assignments only: the first tiles are worked out before the browser has made anything fast.
function outlineOf(points: Float64Array, x: number, y: number, tiles: number, pixels: number): Outline {
  const kept: number[] = [];
  const [scale, left, top] = [tiles * pixels, x * pixels, y * pixels];
  const far = pixels + MARGIN;
  const end = points.length - 1;
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  let lastSide = 0;
  let waiting = false;
  let heldX = 0;
  let heldY = 0;
  let heldSide = 0;
  for (let index = 0; index < end; index += 2) {
    const px = (points[index] as number) * scale - left;
    const py = (points[index + 1] as number) * scale - top;
    // Beyond which edges of the tile the point lies: one bit for each.
    let side = 0;
    if (px < -MARGIN) side = 1;
    else if (px > far) side = 2;
    if (py < -MARGIN) side += 4;
    else if (py > far) side += 8;
    // A point between two others beyond the same edge can go: what it changes lies beyond that edge too.
    if (waiting && (lastSide & heldSide & side) === 0) {
      kept.push(heldX, heldY);
      lastX = heldX;
      lastY = heldY;
      lastSide = heldSide;
    }
    waiting = side !== 0;
    if (waiting) {
      heldX = px;
      heldY = py;
      heldSide = side;
    } else if (!(Math.abs(px - lastX) < NEAR && Math.abs(py - lastY) < NEAR)) {
      kept.push(px, py);
      lastX = px;
      lastY = py;
      lastSide = 0;
    }
  }
  if (waiting) kept.push(heldX, heldY);
  return kept;
}

/** Pixels below which one point stands for two, and an island is none. */
const NEAR = 1;

import { fromMercator, type PlanePoint, toMercator } from './mercator.ts';
import { convert, type Datum, type LonLat } from './projection.ts';
import { type TileNumber, type TileType, toPlane, worldOf } from './tiles.ts';

/** What a map shows at a moment; degrees of the map's own datum, on a plane of Web Mercator. */
export interface View {
  readonly zoom: number;
  readonly centre: LonLat;
  /** The turned and tilted window, going round; longitudes run on past 180 instead of jumping. */
  readonly corners: readonly LonLat[];
}

/** How the tiles are made and on what map they are laid. */
export interface Laying {
  readonly tileType: TileType;
  /** The datum of the tiles. */
  readonly proj: Datum;
  /** The datum of the map. */
  readonly crs: Datum;
  readonly tileMaxZoom: number;
}

/** A tile in a view, and the copy of the world in which it is seen: 0 is the one round Greenwich, 1 the next eastwards. */
export interface SeenTile extends TileNumber {
  readonly world: number;
}

/** A run of tiles in one row of one copy of the world: columns `first` to `last`. */
export interface Span {
  readonly z: number;
  readonly world: number;
  readonly y: number;
  readonly first: number;
  readonly last: number;
}

/** The tiles that a view touches, exactly, the ones nearest the centre first. */
export function tilesInView(view: View, laying: Laying): SeenTile[] {
  return tilesOf(spansInView(view, laying), view.centre, laying);
}

/** The tiles that a view touches as runs, row by row: cheap to find and to compare at every step of a drag. */
export function spansInView(view: View, laying: Laying): Span[] {
  let z = levelOf(view.zoom, laying.tileMaxZoom);
  const outline = outlineOf(view.corners, laying);
  const copies = copiesOf(outline).map((world) => ({
    world,
    shape: outline.map((point) => placeIn(world, point, laying)),
  }));
  while (z > 0 && copies.reduce((sum, { shape }) => sum + boxCount(shape, 2 ** z), 0) > MAX_TILES) z -= 1;

  const [from, to] = worldOf(laying.tileType).map((edge) => edge * 2 ** z) as [number, number];
  const spans: Span[] = [];
  for (const { world, shape } of copies) {
    const polygon = shape.map(([x, y]): PlanePoint => [x * 2 ** z, y * 2 ** z]);
    const [firstRow, lastRow] = cells(polygon, 1, from, to);
    for (let y = firstRow; y <= lastRow; y += 1) {
      const [first, last] = cells(cut(cut(polygon, y, 1), -(y + 1), -1), 0, from, to);
      if (first <= last) spans.push({ z, world, y: y + 0, first: first + 0, last: last + 0 });
    }
  }
  return spans;
}

/** The tiles of runs, the ones nearest the centre of the view first. */
export function tilesOf(spans: readonly Span[], centre: LonLat, laying: Laying): SeenTile[] {
  const found = spans.flatMap(({ z, world, y, first, last }) => {
    const [cx, cy] = placeIn(world, centre, laying);
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const x = first + index;
      return { tile: { x, y, z, world }, away: Math.hypot(x + 0.5 - cx * 2 ** z, y + 0.5 - cy * 2 ** z) };
    });
  });
  return found.sort((a, b) => a.away - b.away).map(({ tile }) => tile);
}

/** Whether two views touch the same tiles. */
export function sameSpans(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length &&
    one.every((span, index) => {
      const next = other[index];
      return (
        next !== undefined &&
        span.first === next.first &&
        span.last === next.last &&
        span.y === next.y &&
        span.z === next.z &&
        span.world === next.world
      );
    })
  );
}

/** Zooms that differ by less are the same: gestures and animations come to rest a little beside the whole number. */
export const ZOOM_TOLERANCE = 1e-4;

/** The level of tiles for a zoom: rounded up, then capped. */
export function levelOf(zoom: number, tileMaxZoom: number): number {
  return Math.max(0, Math.min(Math.ceil(zoom - ZOOM_TOLERANCE), tileMaxZoom));
}

/** Beyond this a view (tilted to the horizon, or of a map gone astray) is shown with coarser tiles. */
const MAX_TILES = 4096;

/** Tiles that are touched by less than this part of themselves are not touched. */
const TOUCH = 1e-6;

/** The outline of a window; between two systems its straight edges bend, so they are followed in eight pieces. */
function outlineOf(corners: readonly LonLat[], { tileType, proj, crs }: Laying): LonLat[] {
  if (tileType === 'xyz' && proj === crs) return [...corners];
  const plane = corners.map(toMercator);
  return plane.flatMap((here, index) => {
    const next = plane[(index + 1) % plane.length] ?? here;
    return [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
      fromMercator([here[0] + ((next[0] - here[0]) * step) / 8, here[1] + ((next[1] - here[1]) * step) / 8]),
    );
  });
}

/** The copies of the world that an outline reaches into. */
function copiesOf(outline: readonly LonLat[]): number[] {
  const lons = outline.map(([lon]) => (lon + 180) / 360);
  const first = Math.floor(Math.min(...lons));
  const last = Math.max(first, Math.ceil(Math.max(...lons)) - 1);
  return Array.from({ length: Math.min(last - first + 1, 64) }, (_, index) => first + index);
}

/** The first and the last whole cell along one axis that a polygon touches, within the world; none: last below first. */
function cells(polygon: readonly PlanePoint[], axis: 0 | 1, from: number, to: number): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const point of polygon) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return [Math.floor(Math.max(least, from) + TOUCH), Math.ceil(Math.min(most, to) - TOUCH) - 1];
}

/** The part of a polygon where sign * y is at least `edge` (Sutherland and Hodgman, one side). */
function cut(polygon: readonly PlanePoint[], edge: number, sign: 1 | -1): PlanePoint[] {
  const kept: PlanePoint[] = [];
  let before = polygon.at(-1);
  for (const here of polygon) {
    if (before === undefined) break;
    const inside = sign * here[1] >= edge;
    if (inside !== sign * before[1] >= edge) {
      const part = (sign * edge - before[1]) / (here[1] - before[1]);
      kept.push([before[0] + (here[0] - before[0]) * part, sign * edge]);
    }
    if (inside) kept.push(here);
    before = here;
  }
  return kept;
}

function boxCount(shape: readonly PlanePoint[], scale: number): number {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return ((Math.max(...xs) - Math.min(...xs)) * scale + 1) * ((Math.max(...ys) - Math.min(...ys)) * scale + 1);
}

/** A place of the map, seen in a copy of the world, on the plane of the tiles. */
function placeIn(world: number, [lon, lat]: LonLat, { crs, proj, tileType }: Laying): [number, number] {
  return toPlane(convert([lon - 360 * world, lat], crs, proj), tileType);
}

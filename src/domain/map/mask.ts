import type { LonLat } from './projection.ts';

/** What the layer is cut to: polygons, each an outer ring and its holes, in degrees of the map's own datum. */
export type Mask = readonly (readonly (readonly LonLat[])[])[];

/** The words of the warning for a mask that cannot be used. */
export const MASK_WARNING = 'mask数据格式不正确';

/**
 * Takes a new mask: one ring (arrays nested 2 deep), one polygon with holes (3) or several polygons (4). Nothing
 * (undefined or null) takes the mask off. Anything else warns and leaves the one before.
 */
export function takeMask(value: unknown, before: Mask | null, warn: (words: string) => void): Mask | null {
  if (value === undefined || value === null) return null;
  const mask = readMask(value);
  if (mask === null) warn(MASK_WARNING);
  return mask ?? before;
}

/** The mask in nested arrays 2, 3 or 4 deep, or null where it is none. */
export function readMask(value: unknown): Mask | null {
  const deep = depthOf(value);
  const polygons = deep === 2 ? [[value]] : deep === 3 ? [value] : deep === 4 ? value : null;
  return Array.isArray(polygons) && polygons.length > 0 && polygons.every(isPolygon) ? (polygons as Mask) : null;
}

/** Whether the layer shows at a place: within a polygon and in none of its holes. Without a mask it shows everywhere. */
export function isShown(mask: Mask | null, point: LonLat): boolean {
  return mask === null || mask.some((rings) => rings.filter((ring) => isInside(ring, point)).length % 2 === 1);
}

/**
 * The rings as paths for one fill by the non-zero rule: outer rings run one way and holes the other, so overlapping
 * polygons join instead of cutting each other out. `project` gives the plane to draw in.
 */
export function maskPaths(mask: Mask, project: (point: LonLat) => readonly [number, number]): [number, number][][] {
  return mask.flatMap((rings) =>
    rings.map((ring, index) => {
      const path = ring.map((point): [number, number] => {
        const [x, y] = project(point);
        return [x, y];
      });
      return areaOf(path) > 0 === (index === 0) ? path : path.reverse();
    }),
  );
}

/** Even-odd rule: how often a ray to the east crosses the ring. */
function isInside(ring: readonly LonLat[], [x, y]: LonLat): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const here of ring) {
    if (before !== undefined && here[1] > y !== before[1] > y) {
      const crossing = here[0] + ((y - here[1]) / (before[1] - here[1])) * (before[0] - here[0]);
      if (x < crossing) inside = !inside;
    }
    before = here;
  }
  return inside;
}

/** Twice the signed area of a path. */
function areaOf(path: readonly (readonly [number, number])[]): number {
  let twice = 0;
  path.forEach(([x, y], index) => {
    const next = path[(index + 1) % path.length];
    if (next !== undefined) twice += x * next[1] - next[0] * y;
  });
  return twice;
}

function depthOf(value: unknown): number {
  let depth = 0;
  for (let inner = value; Array.isArray(inner) && depth < 6; inner = inner[0]) depth += 1;
  return depth;
}

function isPolygon(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRing);
}

function isRing(value: unknown): boolean {
  return Array.isArray(value) && value.length >= 3 && value.every(isPoint);
}

function isPoint(value: unknown): value is LonLat {
  return Array.isArray(value) && value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);
}

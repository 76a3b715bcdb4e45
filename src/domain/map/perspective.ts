import { fromMercator, type PlanePoint, toMercator } from './mercator.ts';
import type { LonLat } from './projection.ts';
import { TILE_SIZE_PX } from './tiles.ts';
import type { Viewport } from './viewport.ts';

/**
 * A camera over the plane of Web Mercator: 16 numbers, column by column, that take the distance of a point from the
 * centre (parts of the world east and south, metres up) to clip space, where the window is a square from -1 to 1.
 */
export type Camera = ArrayLike<number>;

/** The camera of a flat map: turned, never tilted. */
export function flatCamera({ zoom, rotation, size: [width, height] }: Viewport): Float64Array {
  const world = TILE_SIZE_PX * 2 ** zoom;
  const turn = (rotation * Math.PI) / 180;
  const [across, down] = [(2 * world) / width, (-2 * world) / height];
  const camera = new Float64Array(16);
  camera.set([across * Math.cos(turn), down * Math.sin(turn), 0, 0]);
  camera.set([-across * Math.sin(turn), down * Math.cos(turn), 0, 0], 4);
  camera[10] = 1;
  camera[15] = 1;
  return camera;
}

/**
 * The same camera for distances from another point than the centre: `east` and `south` of it, parts of the world.
 * Written into `moved`, 16 numbers, so that a frame makes no new list.
 */
export function cameraFrom<List extends Float32Array | Float64Array>(
  camera: Camera,
  east: number,
  south: number,
  moved: List,
): List {
  moved.set(camera);
  for (let row = 0; row < 4; row += 1)
    moved[12 + row] = at(camera, row) * east + at(camera, 4 + row) * south + at(camera, 12 + row);
  return moved;
}

/** Where a point of the ground stands in clip space; null behind the camera. */
export function throughCamera(camera: Camera, east: number, south: number): [x: number, y: number] | null {
  const row = (index: number) => at(camera, index) * east + at(camera, 4 + index) * south + at(camera, 12 + index);
  const depth = row(3);
  return depth > 0 ? [row(0) / depth, row(1) / depth] : null;
}

/**
 * What a camera sees of the ground, as a polygon round the window, from the upper left corner on. Where it looks over
 * the horizon the window is cut a little below it, so the ground ends far away instead of never.
 */
export function cornersThrough(camera: Camera, centre: LonLat): LonLat[] {
  const back = inverse([
    [at(camera, 0), at(camera, 4), at(camera, 12)],
    [at(camera, 1), at(camera, 5), at(camera, 13)],
    [at(camera, 3), at(camera, 7), at(camera, 15)],
  ]);
  const [x, y] = toMercator(centre);
  const nearest = Math.max(...WINDOW.map((corner) => nearness(back, corner)));
  return cutBelow(back, nearest / FARTHEST).map(([across, up]) => {
    const depth = nearness(back, [across, up]);
    const east = (back[0][0] * across + back[0][1] * up + back[0][2]) / depth;
    const south = (back[1][0] * across + back[1][1] * up + back[1][2]) / depth;
    return fromMercator([x + east, y + south]);
  });
}

type Row = readonly [number, number, number];
type Square = readonly [Row, Row, Row];

const WINDOW: readonly PlanePoint[] = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];

/** Ground is looked at up to so many times the distance of the nearest. */
const FARTHEST = 24;

const at = (camera: Camera, index: number) => camera[index] ?? 0;

/** One over the distance of the ground seen at a point of the window; at the horizon 0. */
function nearness(back: Square, [across, up]: PlanePoint): number {
  return back[2][0] * across + back[2][1] * up + back[2][2];
}

/** The part of the window where the ground is nearer than a limit. */
function cutBelow(back: Square, least: number): readonly PlanePoint[] {
  if (WINDOW.every((corner) => nearness(back, corner) >= least)) return WINDOW;
  return WINDOW.flatMap((here, index): PlanePoint[] => {
    const next = WINDOW[(index + 1) % WINDOW.length] ?? here;
    const [one, other] = [nearness(back, here) - least, nearness(back, next) - least];
    const kept = one >= 0 ? [here] : [];
    if (one >= 0 === other >= 0) return kept;
    const part = one / (one - other);
    return [...kept, [here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part]];
  });
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Square): Square {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / whole, (c * h - b * i) / whole, (b * f - c * e) / whole],
    [(f * g - d * i) / whole, (a * i - c * g) / whole, (c * d - a * f) / whole],
    [(d * h - e * g) / whole, (b * g - a * h) / whole, (a * e - b * d) / whole],
  ];
}

import type { LonLat } from './projection.ts';

/** Where a projected plane begins and how it counts is said by each projection. */
export type PlanePoint = readonly [x: number, y: number];

/**
 * Web Mercator as parts of the world: x from 0 at 180 west to 1 at 180 east, y from 0 in the north to 1 in the south
 * (85.0511 degrees). Beyond the poles' square y leaves 0 to 1; at a pole itself it stays finite. Any longitude is taken.
 */
export function toMercator([lon, lat]: LonLat): [number, number] {
  return [lon / 360 + 0.5, 0.5 - Math.asinh(Math.tan(radiansOf(lat))) / (2 * Math.PI)];
}

/** The degrees of a point of Web Mercator given in parts of the world. */
export function fromMercator([x, y]: PlanePoint): [number, number] {
  return [(x - 0.5) * 360, (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI];
}

/** The latitude where the square of Web Mercator ends, degrees. */
export const MERCATOR_LATITUDE = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

/** A latitude from degrees to radians, held a hair from the poles so that no projection becomes infinite. */
export function radiansOf(lat: number): number {
  const highest = 89.9999999;
  return (Math.min(highest, Math.max(-highest, lat)) * Math.PI) / 180;
}

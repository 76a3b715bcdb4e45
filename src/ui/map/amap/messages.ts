import type { LonLat } from '../../../domain/map/projection.ts';

/** What the app says to the page in which AMap's map runs. Points are in wgs84, degrees; turns in degrees clockwise. */
export type ToFrame =
  | { readonly type: 'open'; readonly centre: LonLat; readonly zoom: number; readonly dark: boolean }
  | { readonly type: 'zoom'; readonly levels: number }
  | { readonly type: 'turn'; readonly degrees: number }
  | { readonly type: 'straighten' }
  /** Pixels by which the map moves under the pin, to the right and down. */
  | { readonly type: 'pan'; readonly by: readonly [number, number] };

/** What that page says to the app. `loaded`: it listens; `ready`: the map stands. */
export type FromFrame =
  | { readonly type: 'loaded' }
  | { readonly type: 'ready' }
  | { readonly type: 'failed' }
  | { readonly type: 'point'; readonly point: LonLat }
  | { readonly type: 'turned'; readonly degrees: number };

/** A message of the page, if it is one: the page runs code of others, so nothing in it is believed unread. */
export function readFromFrame(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, point, degrees } = data as Record<string, unknown>;
  if (type === 'loaded' || type === 'ready' || type === 'failed') return { type };
  if (type === 'turned' && isNumber(degrees)) return { type, degrees };
  if (type !== 'point' || !Array.isArray(point) || point.length !== 2) return null;
  const [lon, lat] = point as unknown[];
  if (!isNumber(lon) || !isNumber(lat) || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { type, point: [lon, lat] };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Degrees, east and north positive. */
export type LonLat = readonly [lon: number, lat: number];

/** The three datums in use in China: the world's, the state's and Baidu's. */
export const DATUMS = ['wgs84', 'gcj02', 'bd09'] as const;
export type Datum = (typeof DATUMS)[number];

/** The same place in another datum, in degrees. */
export function convert(point: LonLat, from: Datum, to: Datum): [number, number] {
  if (from === to) return [point[0], point[1]];
  if (from === 'bd09') return convert(bd09ToGcj02(point), 'gcj02', to);
  if (to === 'bd09') return gcj02ToBd09(from === 'wgs84' ? wgs84ToGcj02(point) : point);
  return from === 'wgs84' ? wgs84ToGcj02(point) : gcj02ToWgs84(point);
}

/** Shifts a true place as maps in China show it; outside China's box nothing moves. Degrees. */
export function wgs84ToGcj02([lon, lat]: LonLat): [number, number] {
  if (!inChinasBox(lon, lat)) return [lon, lat];
  const [east, north] = shift(lon, lat);
  return [lon + east, lat + north];
}

/**
 * The true place of a gcj02 point, degrees; the exact inverse, by a fixed number of steps so that none can hang.
 * Outside the box nothing moves. At the box edges the shift tears the map: a strip of up to 0.006 degrees inside the
 * east edge is shown outside the box, where a point stands for itself, and a like strip in the west is shown by nobody,
 * where the shift is continued beyond the edge.
 */
export function gcj02ToWgs84([lon, lat]: LonLat): [number, number] {
  if (!inChinasBox(lon, lat)) return [lon, lat];
  return inverse(lon, lat, shift);
}

/** Baidu's own twist on top of gcj02, everywhere on Earth. Degrees. */
export function gcj02ToBd09([lon, lat]: LonLat): [number, number] {
  const [east, north] = twist(lon, lat);
  return [lon + east, lat + north];
}

/** Takes Baidu's twist off again, degrees; the exact inverse. */
export function bd09ToGcj02([lon, lat]: LonLat): [number, number] {
  return inverse(lon, lat, twist);
}

/** A true place in Baidu's datum. Degrees. */
export function wgs84ToBd09(point: LonLat): [number, number] {
  return gcj02ToBd09(wgs84ToGcj02(point));
}

/** The true place of a point in Baidu's datum. Degrees. */
export function bd09ToWgs84(point: LonLat): [number, number] {
  return gcj02ToWgs84(bd09ToGcj02(point));
}

/** Whether gcj02 shifts a place: a plain box round China, its edges included. */
export function inChinasBox(lon: number, lat: number): boolean {
  return lon >= 72.004 && lon <= 137.8347 && lat >= 0.8293 && lat <= 55.8271;
}

/**
 * Finds the point whose moved image is given. Each step shrinks the error at least thirtyfold, so from half a hundredth
 * of a degree six steps reach the last bits of a double.
 */
function inverse(lon: number, lat: number, move: (lon: number, lat: number) => [number, number]): [number, number] {
  let x = lon;
  let y = lat;
  for (let step = 0; step < 6; step += 1) {
    const [east, north] = move(x, y);
    x = lon - east;
    y = lat - north;
  }
  return [x, y];
}

/** The shift of gcj02 in degrees, on the ellipsoid of Krassovsky; the formula that has been public since 2010. */
function shift(lon: number, lat: number): [number, number] {
  const x = lon - 105;
  const y = lat - 35;
  const root = Math.sqrt(Math.abs(x));
  const ripple = waves(x, [20, 6], [20, 2]);
  const slopeEast = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root;
  const slopeNorth = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root;
  const east = slopeEast + ripple + waves(x, [20, 1], [40, 1 / 3], [150, 1 / 12], [300, 1 / 30]);
  const north = slopeNorth + ripple + waves(y, [20, 1], [40, 1 / 3], [160, 1 / 12], [320, 1 / 30]);

  const phi = (lat * Math.PI) / 180;
  const flat = 1 - KRASSOVSKY.squaredEccentricity * Math.sin(phi) ** 2;
  const acrossMeridian = (KRASSOVSKY.radius / Math.sqrt(flat)) * Math.cos(phi);
  const alongMeridian = (KRASSOVSKY.radius * (1 - KRASSOVSKY.squaredEccentricity)) / (flat * Math.sqrt(flat));
  return [(east / acrossMeridian) * (180 / Math.PI), (north / alongMeridian) * (180 / Math.PI)];
}

/** Two thirds of a sum of sine waves, each with its height in metres and its half-waves a degree. */
function waves(at: number, ...parts: (readonly [metres: number, perDegree: number])[]): number {
  let sum = 0;
  for (const [metres, perDegree] of parts) sum += metres * Math.sin(at * perDegree * Math.PI);
  return (sum * 2) / 3;
}

/** Baidu's twist in degrees: a ripple on the radius and on the angle, seen from longitude 0, latitude 0. */
function twist(lon: number, lat: number): [number, number] {
  const pace = (Math.PI * 3000) / 180;
  const radius = Math.hypot(lon, lat) + 0.00002 * Math.sin(lat * pace);
  const angle = Math.atan2(lat, lon) + 0.000003 * Math.cos(lon * pace);
  return [radius * Math.cos(angle) + 0.0065 - lon, radius * Math.sin(angle) + 0.006 - lat];
}

const KRASSOVSKY = { radius: 6378245, squaredEccentricity: 0.006693421622965943 };

import { type PlanePoint, radiansOf } from './mercator.ts';
import type { LonLat } from './projection.ts';

/**
 * Baidu's mercator: metres east of Greenwich and north of the equator from degrees of bd09.
 *
 * Baidu publishes tables of polynomials by bands of latitude; they approximate a Mercator on Clarke's ellipsoid of 1866
 * (111,320.702 m a degree of longitude gives its radius). This is that projection itself: within 1 cm of the tables up to
 * 30 degrees, 4 cm to 45, 0.5 m to 60, 19 m to 74, where Baidu's maps end; smooth, and no special case at the equator.
 */
export function toBaidu([lon, lat]: LonLat): [number, number] {
  const phi = radiansOf(lat);
  const y = Math.asinh(Math.tan(phi)) - ECCENTRICITY * Math.atanh(ECCENTRICITY * Math.sin(phi));
  return [(lon * Math.PI * RADIUS_M) / 180, y * RADIUS_M];
}

/** Degrees of bd09 from metres of Baidu's mercator; the exact inverse, in a fixed number of steps. */
export function fromBaidu([x, y]: PlanePoint): [number, number] {
  const height = y / RADIUS_M;
  let sine = Math.tanh(height);
  for (let step = 0; step < 8; step += 1) {
    sine = Math.tanh(height + ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
  }
  const isometric = height + ECCENTRICITY * Math.atanh(ECCENTRICITY * sine);
  return [(x * 180) / (Math.PI * RADIUS_M), (Math.atan(Math.sinh(isometric)) * 180) / Math.PI];
}

/** Clarke 1866, metres. */
const RADIUS_M = 6378206.4;
const POLAR_RADIUS_M = 6356583.8;
const ECCENTRICITY = Math.sqrt(1 - (POLAR_RADIUS_M / RADIUS_M) ** 2);

/** Half the width of Baidu's world in metres: 180 degrees of longitude; its maps are cut to a square of that size. */
export const BAIDU_HALF = Math.PI * RADIUS_M;

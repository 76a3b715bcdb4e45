import type { Triple } from '../chebyshev.ts';
import { Harmonics } from './harmonics.ts';
import { ARC_SECOND, numbersOf } from './numbers.ts';
import { NUTATION_TERMS } from './nutation-terms.ts';

/** Angles of precession of a moment with the frame bias (Fukushima-Williams, IAU 2006), radians; `tt` since J2000. */
export function precessionOf(tt: number): { gamma: number; phi: number; psi: number; obliquity: number } {
  const T = tt / 36525;
  return {
    gamma: (-0.052928 + (10.556378 + (0.4932044 - 0.00031238 * T) * T) * T) * ARC_SECOND,
    phi: (84381.412819 + (-46.811016 + (0.0511268 + 0.00053289 * T) * T) * T) * ARC_SECOND,
    psi: (-0.041775 + (5038.481484 + (1.5584175 - 0.00018522 * T) * T) * T) * ARC_SECOND,
    obliquity: (84381.406 + (-46.836769 + (-0.0001831 + 0.0020034 * T) * T) * T) * ARC_SECOND,
  };
}

/** A direction in the ecliptic of J2000 (the plane of the tables) to mean ecliptic and equinox of date, radians. */
export function toDate([x, y, z]: Triple, tt: number): { longitude: number; latitude: number } {
  const { gamma, phi, psi } = precessionOf(tt);
  // From the tables' plane to the equator of the ICRS, then to the ecliptic of date.
  const north = y * SINE + z * COSINE;
  const east = y * COSINE - z * SINE;
  const along = x * Math.cos(gamma) + east * Math.sin(gamma);
  const across = east * Math.cos(gamma) - x * Math.sin(gamma);
  const flat = across * Math.cos(phi) + north * Math.sin(phi);
  const up = north * Math.cos(phi) - across * Math.sin(phi);
  return { longitude: Math.atan2(flat, along) + psi, latitude: Math.atan2(up, Math.hypot(along, flat)) };
}

/** The reverse: a place in ecliptic and mean equinox of date to the ecliptic of J2000. Radians; the distance's unit. */
export function fromDate(longitude: number, latitude: number, distance: number, tt: number): Triple {
  const { gamma, phi, psi } = precessionOf(tt);
  const along = distance * Math.cos(latitude) * Math.cos(longitude - psi);
  const flat = distance * Math.cos(latitude) * Math.sin(longitude - psi);
  const up = distance * Math.sin(latitude);
  const across = flat * Math.cos(phi) - up * Math.sin(phi);
  const north = flat * Math.sin(phi) + up * Math.cos(phi);
  const x = along * Math.cos(gamma) - across * Math.sin(gamma);
  const east = along * Math.sin(gamma) + across * Math.cos(gamma);
  return [x, east * COSINE + north * SINE, north * COSINE - east * SINE];
}

/** Obliquity of the tables' ecliptic. */
const COSINE = Math.cos(84381.406 * ARC_SECOND);
const SINE = Math.sin(84381.406 * ARC_SECOND);

/** Nutation in longitude and in obliquity, radians: IAU 2000B with its offset for the planets. */
export function nutationOf(tt: number): { longitude: number; obliquity: number } {
  terms ??= numbersOf(NUTATION_TERMS);
  const T = tt / 36525;
  for (const [which, [at, motion]] of ARGUMENTS.entries())
    SUMS.set(which, ((at + motion * T) % TURN_ARCSEC) * ARC_SECOND);
  let longitude = -1350;
  let obliquity = 3880;
  for (let at = 0; at < terms.length; at += 11) {
    SUMS.sum(terms, at);
    const { sine: s, cosine: c } = SUMS;
    longitude += (terms[at + 5]! + terms[at + 6]! * T) * s + terms[at + 7]! * c;
    obliquity += (terms[at + 8]! + terms[at + 9]! * T) * c + terms[at + 10]! * s;
  }
  return { longitude: longitude * 1e-7 * ARC_SECOND, obliquity: obliquity * 1e-7 * ARC_SECOND };
}

let terms: number[] | undefined;
/** Of the moment that is being computed; the highest multiples are those of the terms. */
const SUMS = new Harmonics([3, 2, 2, 4, 2]);
const TURN_ARCSEC = 1_296_000;
/** l, l', F, D and the node in arc seconds: at J2000 and a century's motion. Simon et al. 1994. */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

import { AstroTime, e_tilt, SetDeltaTFunction, SiderealTime } from 'astronomy-engine';
import { deltaT } from './delta-t.ts';
import { cosine, sine, turn } from './turn.ts';

/** An instant as astronomy needs it; angles in degrees. */
export interface Moment {
  time: AstroTime;
  /** Days of Terrestrial Time since J2000. */
  tt: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  /** Nutation in longitude. */
  nutation: number;
  /** The part of it that the library leaves out. */
  restOfNutation: number;
  /** Apparent sidereal time of Greenwich. */
  siderealTime: number;
}

/** `days`: Universal Time since J2000 (see instantToDays). */
export function momentOf(days: number): Moment {
  const time = new AstroTime(days);
  const { tobl, dpsi } = e_tilt(time);
  const rest = restOfNutation(time.tt);
  return {
    time,
    tt: time.tt,
    obliquity: tobl,
    nutation: dpsi / 3600 + rest,
    restOfNutation: rest,
    siderealTime: turn(SiderealTime(time) * 15 + rest * cosine(tobl)),
  };
}

// The library's own extrapolation puts the Moon 69" out by 2100.
SetDeltaTFunction(deltaT);

/** Multiples of l, l', F, D, the node, and the sine in 0.0001": the terms of IAU 2000B after the library's first five. */
const TERMS = [
  [1, 0, 0, 0, 0, 711],
  [0, 1, 2, -2, 2, -517],
  [0, 0, 2, 0, 1, -387],
  [1, 0, 2, 0, 2, -301],
  [0, -1, 2, -2, 2, 216],
  [-1, 0, 0, 2, 0, 157],
  [0, 0, 2, -2, 1, 128],
  [-1, 0, 2, 0, 2, 123],
  [0, 0, 0, 2, 0, 63],
  [1, 0, 0, 0, 1, 63],
  [-1, 0, 2, 2, 2, -60],
  [-1, 0, 0, 0, 1, -58],
  [1, 0, 2, 0, 1, -52],
] as const;

/** Degrees. IERS Conventions 2010, table 5.3; arguments of Meeus 22. */
function restOfNutation(tt: number): number {
  const T = tt / 36525;
  const moon = 134.96 + 477198.8676 * T;
  const sun = 357.53 + 35999.0503 * T;
  const F = 93.27 + 483202.0175 * T;
  const D = 297.85 + 445267.1115 * T;
  const node = 125.04 - 1934.1363 * T;
  let sum = 0;
  for (const [l, s, f, d, n, size] of TERMS) sum += size * sine(l * moon + s * sun + f * F + d * D + n * node);
  return sum / 36_000_000;
}

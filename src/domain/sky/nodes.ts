import { GeoMoonState, RotateVector, Rotation_EQJ_ECT, Vector } from 'astronomy-engine';
import { lunarCorrection } from './corrections.ts';
import type { Moment } from './moment.ts';
import { arc, DEGREE, direction, turn } from './turn.ts';

/** The ascending node of the orbit the Moon follows at this moment, true equinox of date; degrees, degrees a day. */
export function trueNode(moment: Moment): { longitude: number; speed: number; latitude: number } {
  const before =
    osculatingNode(moment.time.AddDays(-STEP_DAYS)) + lunarCorrection('TrueNode', moment.tt - STEP_DAYS) / DEGREE;
  const after =
    osculatingNode(moment.time.AddDays(STEP_DAYS)) + lunarCorrection('TrueNode', moment.tt + STEP_DAYS) / DEGREE;
  const here = osculatingNode(moment.time) + lunarCorrection('TrueNode', moment.tt) / DEGREE;
  return {
    longitude: turn(here + moment.restOfNutation),
    speed: arc(before, after) / (2 * STEP_DAYS),
    latitude: 0,
  };
}

/** The mean ascending node: ELP/MPP02 with the precession of IAU 2006, and nutation. */
export function meanNode(moment: Moment): { longitude: number; speed: number; latitude: number } {
  const T = moment.tt / 36525;
  return {
    longitude: turn(meanNodeOf(T) + moment.nutation),
    speed: (-1934.1362891 + 2 * 0.0020754 * T) / 36525,
    latitude: 0,
  };
}

/** Degrees from the mean equinox of date. */
export function meanNodeOf(T: number): number {
  return 125.044535 - 1934.1363292 * T + 0.00207273 * T * T + 0.00000211 * T ** 3 - 1.659e-8 * T ** 4;
}

const STEP_DAYS = 0.05;

/** Where the plane of place and velocity rises through the ecliptic: h = r x v, node = atan2(hx, -hy). */
function osculatingNode(time: Moment['time']): number {
  const toDate = Rotation_EQJ_ECT(time);
  const state = GeoMoonState(time);
  const r = RotateVector(toDate, new Vector(state.x, state.y, state.z, time));
  const v = RotateVector(toDate, new Vector(state.vx, state.vy, state.vz, time));
  return direction(r.y * v.z - r.z * v.y, -(r.z * v.x - r.x * v.z));
}

import { instantToDays } from '../instant.ts';
import { type Moment, momentOf } from '../moment.ts';
import { cosine, DEGREE, turn } from '../turn.ts';
import { nutationOf, precessionOf } from './frame.ts';

/** A moment with the whole nutation in its obliquity and sidereal time, for the angles of a birth. Throws as instantToDays. */
export function fineMoment(instant: string): Moment {
  const moment = momentOf(instantToDays(instant));
  const nutation = nutationOf(moment.tt);
  const longitude = nutation.longitude / DEGREE;
  const obliquity = (precessionOf(moment.tt).obliquity + nutation.obliquity) / DEGREE;
  const siderealTime = turn(moment.siderealTime + (longitude - moment.nutation) * cosine(obliquity));
  return { ...moment, obliquity, nutation: longitude, siderealTime };
}

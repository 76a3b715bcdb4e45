import type { Moment } from './moment.ts';
import { cosine, direction, sine, tangent, turn } from './turn.ts';

/** Degrees. */
export interface Angles {
  ascendant: number;
  midheaven: number;
  vertex: number;
  /** Right ascension of the midheaven: local apparent sidereal time as an angle. */
  ramc: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
}

/**
 * The angles of a place; latitude north and longitude east, degrees. At a pole, where every direction is south or
 * north, they are the limit of the places near it. Formulas: the sine rule on the triangle of equator, ecliptic, horizon.
 */
export function anglesOf(moment: Moment, latitude: number, longitude: number): Angles {
  const { obliquity } = moment;
  const ramc = turn(moment.siderealTime + longitude);
  const midheaven = direction(sine(ramc), cosine(ramc) * cosine(obliquity));
  const rising = risingPoint(ramc, latitude, obliquity);
  // Inside the polar circles the eastern crossing can lie behind the midheaven: the ascendant stays ahead of it.
  const ascendant = turn(rising - midheaven) < 180 ? rising : turn(rising + 180);
  const coLatitude = latitude < 0 ? -90 - latitude : 90 - latitude;
  const setting = risingPoint(ramc + 180, coLatitude, obliquity);
  // Between the tropics the same can befall the vertex, which belongs to the west.
  const eastern = Math.abs(latitude) <= obliquity && turn(setting - midheaven) < 180;
  return { ascendant, midheaven, vertex: eastern ? turn(setting + 180) : setting, ramc, obliquity };
}

/** The ecliptic degree that rises over a horizon of latitude `pole` when `ramc` culminates. Degrees. */
export function risingPoint(ramc: number, pole: number, obliquity: number): number {
  return direction(cosine(ramc), -(sine(ramc) * cosine(obliquity) + tangent(pole) * sine(obliquity)));
}

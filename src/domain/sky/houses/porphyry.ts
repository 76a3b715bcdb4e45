import type { Angles } from '../angles.ts';
import { turn } from '../turn.ts';
import type { Quadrants } from './quadrants.ts';

/** The arcs of the ecliptic between midheaven, ascendant and lower heaven in three equal parts each. Degrees. */
export function porphyryCusps({ ascendant, midheaven }: Angles): Quadrants {
  const above = turn(ascendant - midheaven) / 3;
  const below = 60 - above;
  return [turn(midheaven + above), turn(midheaven + 2 * above), turn(ascendant + below), turn(ascendant + 2 * below)];
}

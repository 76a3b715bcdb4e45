import { type MoonTonight, moonOf } from './moon.ts';
import { PLANETS } from './planets.ts';
import { POINTS, type PointName, positionsAt } from './positions.ts';
import type { SkyEvent } from './sky-events.ts';

export type Ingress = Extract<SkyEvent, { kind: 'ingress' }>;

export interface SkyNow {
  moon: MoonTonight;
  /** Mercury to Pluto, in that order. */
  retrograde: PointName[];
}

/** The sky of a moment as the list of charts shows it. @throws RangeError outside 1800-2399 */
export function skyNow(now: Date): SkyNow {
  const here = positionsAt(now.toISOString());
  return {
    moon: moonOf(now.toISOString()),
    retrograde: POINTS.slice(2, 10).filter((point) => here[point].speed < 0),
  };
}

/** Within so many days the Sun enters a sign. */
export const INGRESS_DAYS = 32;

/** Of events in order of time: when the Moon enters her next sign, and the next of Sun to Saturn that enters one. */
export function ingressesAfter(events: readonly SkyEvent[], now: Date): Ingress[] {
  const coming = events.filter(
    (event): event is Ingress => event.kind === 'ingress' && Date.parse(event.at) > now.getTime(),
  );
  const next = (bodies: readonly string[]) => coming.find(({ body }) => bodies.includes(body));
  return [next(['Moon']), next(SUN_TO_SATURN)].filter((event) => event !== undefined);
}

const SUN_TO_SATURN = PLANETS.filter((body) => !['Moon', 'Uranus', 'Neptune', 'Pluto'].includes(body));

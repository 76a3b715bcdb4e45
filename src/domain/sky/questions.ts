import type { UntimedChart } from './birth.ts';
import type { NatalChart } from './chart.ts';
import type { PlanetName } from './planets.ts';
import { type SkyEvent, skyEvents } from './sky-events.ts';
import { solarReturn } from './solar-return.ts';
import { type TransitTime, transitTimes } from './transit-times.ts';

/** What may be asked of the fine tables, which are computed away from the page. Instants are ISO 8601 in UTC. */
export interface SkyAsks {
  events: { from: string; to: string };
  transits: { chart: NatalChart | UntimedChart; from: string; to: string; bodies?: readonly PlanetName[] };
  return: { born: string; year: number };
}
export interface SkyAnswers {
  events: SkyEvent[];
  transits: TransitTime[];
  return: string;
}
export type SkyQuestion = { [Kind in keyof SkyAsks]: { kind: Kind; asked: SkyAsks[Kind] } }[keyof SkyAsks];

/** @throws RangeError for an instant that is not a date between 1800 and 2399 */
export function answerSky(question: SkyQuestion): SkyAnswers[keyof SkyAnswers] {
  if (question.kind === 'events') return skyEvents(question.asked.from, question.asked.to);
  if (question.kind === 'return') return solarReturn({ instant: question.asked.born }, question.asked.year);
  const { chart, from, to, bodies } = question.asked;
  return transitTimes(chart, from, to, bodies);
}

import type { SkyEvent } from '../sky/sky-events.ts';

/** A stretch of time in which the Moon is void of course. Instants are ISO 8601 in UTC. */
export interface VoidMoon {
  from: string;
  until: string;
}
export type MoonIngress = Extract<SkyEvent, { kind: 'ingress' }>;

export interface SkyOfDay {
  /** What becomes exact on the day, in order of time; void Moons aside. */
  events: SkyEvent[];
  /** Every void Moon that touches the day, whole. */
  voids: VoidMoon[];
  /** When the Moon leaves the sign in which she begins the day; null where the events do not reach so far. */
  leaves: MoonIngress | null;
}

/** So many days before and after a day its events must be known, that no void Moon of the day is missed. */
export const MARGIN_DAYS = 4;

/** What of a list of events, known for `MARGIN_DAYS` around, belongs to a day from one instant (ISO UTC) to another. */
export function skyOfDay(events: readonly SkyEvent[], from: string, to: string): SkyOfDay {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const after = (at: string) => Date.parse(at) >= start;
  return {
    events: events.filter(({ kind, at }) => kind !== 'void' && after(at) && Date.parse(at) < end),
    voids: events.flatMap((event) =>
      event.kind === 'void' && Date.parse(event.at) < end && Date.parse(event.until) > start
        ? [{ from: event.at, until: event.until }]
        : [],
    ),
    leaves:
      events.find(
        (event): event is MoonIngress => event.kind === 'ingress' && event.body === 'Moon' && after(event.at),
      ) ?? null,
  };
}

/** Whether an event is told in a week or a month: the aspects and the ingresses of the Moon belong to a day alone. */
export function isOfMoment(event: SkyEvent): boolean {
  if (event.kind === 'aspect') return !event.bodies.includes('Moon');
  return !(event.kind === 'void' || (event.kind === 'ingress' && event.body === 'Moon'));
}

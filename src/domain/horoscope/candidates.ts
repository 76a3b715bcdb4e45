import { PLANETS, type PlanetName } from '../sky/planets.ts';
import type { SkyEvent } from '../sky/sky-events.ts';
import type { TransitTime } from '../sky/transit-times.ts';
import type { Happening, HoroscopeSpan } from './fact.ts';

/** Something that may be told, before its house is known; the weightiest has the highest weight. */
export type Candidate = { at: string; weight: number } & Happening;

interface Known {
  events: readonly SkyEvent[];
  /** The transits over a birth, which then stand in for what the planets do to each other. */
  transits?: readonly TransitTime[];
}

/** What becomes exact from one instant (ISO UTC, included) to another (excluded), the weightiest first. */
export function candidates(span: HoroscopeSpan, { events, transits }: Known, from: string, to: string): Candidate[] {
  const within = (at: string) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to);
  const eclipsed = new Set(events.flatMap((event) => (event.kind === 'eclipse' ? [event.at.slice(0, 10)] : [])));
  const own = transits?.flatMap((one) => one.exact.filter(within).map((at) => ofTransit(one, at)));
  const found = [
    ...events.filter(({ at }) => within(at)).flatMap((event) => ofEvent(event, eclipsed, own !== undefined)),
    ...(own ?? []),
  ];
  return found
    .filter((one) => isOfSpan(one, span))
    .sort((a, b) => b.weight - a.weight || Date.parse(a.at) - Date.parse(b.at));
}

/** Of the events from one instant to another the weightiest; null where nothing becomes exact. */
export function strongestEvent(events: readonly SkyEvent[], from: string, to: string): SkyEvent | null {
  const [first] = candidates('day', { events }, from, to);
  return (
    events.find(({ kind, at }) => first?.at === at && first.kind === (kind === 'aspect' ? 'meeting' : kind)) ?? null
  );
}

/** Slow planets weigh more than quick ones: Sun 0 to Pluto 9, as PLANETS lists them. */
const slowness = (body: string) => PLANETS.indexOf(body as PlanetName);
const isSlow = (body: PlanetName) => slowness(body) >= slowness('Jupiter');

function ofTransit({ transiting, natal, angle }: TransitTime, at: string): Candidate {
  const toHeart = natal === 'Sun' || natal === 'Moon' || natal === 'Ascendant' || natal === 'Midheaven' ? 4 : 0;
  const base = transiting === 'Moon' ? 20 : isSlow(transiting) ? 82 : transiting === 'Mars' ? 60 : 46;
  return {
    kind: 'meeting',
    at,
    mover: transiting,
    other: natal,
    angle,
    own: true,
    weight: base + toHeart + bluntness(angle),
  };
}

function ofEvent(event: SkyEvent, eclipsed: ReadonlySet<string>, hasOwn: boolean): Candidate[] {
  const { at } = event;
  switch (event.kind) {
    case 'aspect': {
      if (hasOwn) return [];
      const [first, other] = event.bodies;
      // the Moon is the quickest of all, and the Sun comes before her in the list
      const mover = other === 'Moon' ? other : first;
      const met = other === 'Moon' ? first : other;
      const weight = mover === 'Moon' ? 20 : 44 + slowness(mover) * 3 + slowness(met);
      return [
        {
          kind: 'meeting',
          at,
          mover,
          other: met,
          angle: event.angle,
          own: false,
          weight: weight + bluntness(event.angle),
        },
      ];
    }
    case 'lunation': {
      const isMain = event.phase === 'new' || event.phase === 'full';
      const eclipse = isMain && [-1, 0, 1].some((days) => eclipsed.has(dayAfter(at, days)));
      return [{ kind: 'lunation', at, phase: event.phase, eclipse, weight: eclipse ? 96 : isMain ? 88 : 38 }];
    }
    case 'station':
      return [{ kind: 'station', at, body: event.body, turns: event.turns, weight: isSlow(event.body) ? 70 : 78 }];
    case 'ingress':
      if (event.body === 'Moon') return [];
      return [{ kind: 'ingress', at, body: event.body, sign: event.sign, weight: isSlow(event.body) ? 90 : 64 }];
    default:
      return [];
  }
}

/** Days belong to the Moon and the quick; a year to what is slow, or rare. */
function isOfSpan(one: Candidate, span: HoroscopeSpan): boolean {
  if (span === 'day') return true;
  if (one.kind === 'meeting' && one.mover === 'Moon') return false;
  if (span !== 'year') return true;
  if (one.kind === 'lunation') return one.eclipse;
  if (one.kind === 'ingress') return isSlow(one.body) || one.body === 'Mars';
  return one.kind !== 'meeting' || isSlow(one.mover) || (one.own && one.mover === 'Mars');
}

/** Conjunctions are felt most, then what strains. */
function bluntness(angle: number): number {
  return angle === 0 ? 3 : angle === 90 || angle === 180 ? 2 : 1;
}

function dayAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * 86_400_000).toISOString().slice(0, 10);
}

import type { PlanetName } from '../sky/planets.ts';
import { wayOf } from '../sky/portrait/rank-transits.ts';
import type { Sign } from '../sky/sign.ts';
import type { ExactAngle, Quarter } from '../sky/sky-events.ts';
import type { NatalPoint } from '../sky/transit-times.ts';

/** Something dated on which a sentence rests. `at` is ISO 8601 in UTC, `house` 1 to 12. */
export type Fact = { at: string; house: number } & Happening;

export type Happening =
  /** The Moon of a day; `variant` 0 to 5. */
  | { kind: 'moon'; sign: Sign; variant: number }
  /** The mover, whose house it is, meets another planet or, where `own`, a point of the birth; `back`: it is retrograde. */
  | { kind: 'meeting'; mover: PlanetName; other: NatalPoint; angle: ExactAngle; own: boolean; back?: boolean }
  /** `late`: at the very end of its house, where a second one of the same kind within a month can fall. */
  | { kind: 'lunation'; phase: Quarter; eclipse: boolean; late?: boolean }
  | { kind: 'station'; body: PlanetName; turns: 'retrograde' | 'direct' }
  | { kind: 'ingress'; body: PlanetName; sign: Sign }
  /** Where a planet stands meanwhile. */
  | { kind: 'standing'; body: PlanetName }
  /** Nothing more becomes exact until the Moon changes her sign. */
  | { kind: 'quiet'; sign: Sign };

/** The stretches of time that are told; a year is told by its quarters. */
export const HOROSCOPE_SPANS = ['day', 'week', 'month', 'year'] as const;
export type HoroscopeSpan = (typeof HOROSCOPE_SPANS)[number];

/** What two facts share that would be told by the same words. */
export function wordingOf(fact: Happening & { house?: number }): string {
  switch (fact.kind) {
    case 'meeting':
      return fact.mover === 'Moon' ? `Moon ${fact.other} ${wayOf(fact.angle)}` : `${fact.mover} ${wayOf(fact.angle)}`;
    case 'station':
      return `${fact.body} ${fact.turns}`;
    case 'ingress':
    case 'standing':
      return `${fact.body} in ${fact.house}`;
    case 'lunation':
      return `${fact.phase} ${fact.house}`;
    default:
      return fact.kind;
  }
}

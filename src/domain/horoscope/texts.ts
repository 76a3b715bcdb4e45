import type { Suit } from '../decks/tarot.ts';
import type { PlanetName } from '../sky/planets.ts';
import type { NatalPoint } from '../sky/transit-times.ts';

type Way = 'union' | 'ease' | 'strain';
type Walker = Exclude<PlanetName, 'Moon'>;
/** From the first house to the twelfth. */
export type ByHouse<Value> = readonly [
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
  Value,
];
type Six = readonly [string, string, string, string, string, string];

/** What a horoscope says, in one language. An area is what a house is about, a matter what a planet is about. */
export interface HoroscopeWords {
  /** The Moon in a house. Three days of one visit, and three of the next. */
  moon: ByHouse<Six>;
  /** One thing to do. */
  deed: ByHouse<Six>;
  /** Two ways to call the area of a house, as part of a sentence. */
  area: ByHouse<readonly [string, string]>;
  matter: Readonly<Record<NatalPoint, string>>;
  moonMeets: Readonly<Record<NatalPoint, Readonly<Record<Way, (area: string) => string>>>>;
  meets: Readonly<Record<Walker, Readonly<Record<Way, (matter: string, area: string) => string>>>>;
  standing: Readonly<Record<Walker, ByHouse<string>>>;
  newMoon: ByHouse<string>;
  fullMoon: ByHouse<string>;
  /** A new or full Moon at the very end of a house. */
  lateMoon: Readonly<Record<'new' | 'full', (area: string) => string>>;
  quarter: Readonly<Record<'firstQuarter' | 'lastQuarter', (area: string) => string>>;
  eclipse: Readonly<Record<'new' | 'full', (area: string) => string>>;
  station: Readonly<
    Record<Exclude<Walker, 'Sun'>, Readonly<Record<'retrograde' | 'direct', (area: string) => string>>>
  >;
  /** Whoever reads several signs on one day meets each of the six twice. `when`: the day and hour at which the Moon moves on. */
  quiet: readonly [Quiet, Quiet, Quiet, Quiet, Quiet, Quiet];
  /** What a card and a fact of the sky advise together, as the end of a sentence: the card upright, and reversed. */
  joint: Readonly<Record<Way, Readonly<Record<CardFamily, readonly [upright: string, reversed: string]>>>>;
  /** The one sentence of card, sky and advice. */
  join(card: string, sky: string, advice: string): string;
  /** A sentence of a planet that goes back. */
  back(text: string): string;
  /** A sentence with the day of which it speaks. */
  dated(when: string, text: string): string;
  /** A sentence of what begins on a day and lasts. */
  since(when: string, text: string): string;
}
export type CardFamily = Suit | 'major' | 'lenormand';
type Quiet = (area: string, when: string) => string;

import type { Element, Mode } from '../balance.ts';
import type { Dignity } from '../dignity.ts';
import type { ChartPattern } from '../pattern.ts';
import type { PLANETS } from '../planets.ts';
import type { Sign } from '../sign.ts';

/** The ten that are read in signs, houses and aspects. */
export type ReadPlanet = (typeof PLANETS)[number];
/** The others that are read, by sign or house only. */
export type ReadOther = 'TrueNode' | 'Chiron' | 'MeanLilith' | 'Fortune';

/** Those that are read of a composite: the others are of a whole generation. */
export type CompositePlanet = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

/** How two points meet: in one place (conjunction), in ease (trine, sextile), in strain (square, opposition and the like). */
export type Meeting = 'union' | 'ease' | 'strain';
/** Two planets in the order of PLANETS. */
export type PlanetPair = `${ReadPlanet}+${ReadPlanet}`;

/** What points and signs are called in the language of the texts. */
export interface SkyNames {
  points: Readonly<Record<ReadPlanet | 'Ascendant' | 'Midheaven', string>>;
  signs: Readonly<Record<Sign, string>>;
}

/** A planet of somebody: `Lin`, `Sun`. */
export interface NamedPlanet {
  name: string;
  planet: string;
}

export interface HouseWords {
  /** What the house is about, as nouns in a few words. */
  area: string;
  /** What a year is about that belongs to it: one or two sentences. */
  year: string;
}

/** What a birth chart says, placement by placement. Each text stands by itself and speaks to the person as "you". */
export interface SkyWords {
  /** 30 to 60 words (50 to 100 Chinese characters) each. */
  inSign: Readonly<Record<ReadPlanet, Readonly<Record<Sign, string>>>>;
  /** 25 to 50 words (40 to 80 characters) each; houses 1 to 12. */
  inHouse: Readonly<Record<ReadPlanet, Readonly<Record<number, string>>>>;
  /** The node by sign and the others by house, one or two sentences each. */
  nodeInSign: Readonly<Record<Sign, string>>;
  othersInHouse: Readonly<Record<ReadOther, Readonly<Record<number, string>>>>;
  /** 40 to 70 words (70 to 120 characters) each. */
  ascendant: Readonly<Record<Sign, string>>;
  midheaven: Readonly<Record<Sign, string>>;
  /** Every one of the 45 pairs, 25 to 50 words (40 to 80 characters) for each way of meeting. */
  aspects: Readonly<Partial<Record<PlanetPair, Readonly<Record<Meeting, string>>>>>;
  /** A planet on the ascendant or midheaven, one or two sentences. */
  onAngle: Readonly<Record<ReadPlanet, { Ascendant: string; Midheaven: string }>>;
  /** Where the ruler of the ascendant stands, by house: one or two sentences. */
  chartRuler: Readonly<Record<number, string>>;
  elements: Readonly<Record<Element, { strong: string; weak: string }>>;
  modes: Readonly<Record<Mode, { strong: string; weak: string }>>;
  patterns: Readonly<Record<ChartPattern, string>>;
  dignity: Readonly<Record<Dignity, (planet: string, sign: string) => string>>;
  retrograde: Readonly<
    Record<'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto', string>
  >;
  dayBirth: { day: string; night: string };
  /** A planet of today's sky on a natal one: what the days are good for, one or two sentences each way. */
  transits: Readonly<Record<ReadPlanet, Readonly<Record<Meeting, (natal: string) => string>>>>;
  /** One person's planet on another's, for two charts side by side. */
  synastry: Readonly<Record<Meeting, (one: NamedPlanet, other: NamedPlanet) => string>>;
  /** A composite chart: what a planet tells of two people, and in which manner a sign does it: "how they talk", "Slowly." */
  composite: {
    about: Readonly<Record<CompositePlanet, string>>;
    manner: Readonly<Record<Sign, string>>;
  };
  /** What a planet is about, by its name, as nouns in a few words. */
  areaOf: (planet: string) => string;
  /** The twelve houses, 1 to 12. */
  houses: Readonly<Record<number, HouseWords>>;
  /** The Sun-Moon, Venus-Mars and other telling pairs between two people, both ways. */
  bonds: Readonly<Partial<Record<PlanetPair, Readonly<Record<Meeting, string>>>>>;
}

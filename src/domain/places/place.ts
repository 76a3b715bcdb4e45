import { joinNames, LANGUAGE_TRAITS, type Language, type PlaceNameField } from '../language.ts';

/** A place of the gazetteer. */
export interface Place {
  readonly name: string;
  /** Another spelling under which it is found. */
  readonly alias: string | null;
  readonly zh: string | null;
  /** The Chinese name by Taiwan's usage. */
  readonly tw: string | null;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly region: Region | null;
  /** Degrees, to a hundredth. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly zone: string;
  /** About how many people, at least 1,000. */
  readonly people: number;
}

/** A province or state that tells places of one name apart. */
export interface Region {
  readonly key: string;
  readonly name: string;
  readonly zh: string;
  readonly tw: string;
}

/** Where somebody was born, as a chart needs it. */
export interface BirthPlace {
  /** As the person chose or wrote it, in her language. */
  readonly name: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name, or `Asia/Hanoi`. */
  readonly zone: string;
}

/** The name in a language; the Latin one where it has none in that language. */
export function nameIn(place: Pick<Place, PlaceNameField>, language: Language): string {
  return place[LANGUAGE_TRAITS[language].placeName] ?? place.name;
}

/** What it lies in, the nearest first: region, country. What is called as the place itself is left out. */
export function withinIn(place: Place, language: Language): string[] {
  const wider = [...(place.region ? [nameIn(place.region, language)] : []), countryIn(place.country, language)];
  return wider.filter((name) => name !== nameIn(place, language));
}

/** One line: `Hangzhou, Zhejiang, China`, `杭州，浙江，中国`. */
export function lineIn(place: Place, language: Language): string {
  return joinNames([nameIn(place, language), ...withinIn(place, language)], language);
}

/** The name of a country by its two letters; the letters themselves where nobody knows it. */
export function countryIn(code: string, language: Language): string {
  const known = countries.get(language) ?? new Intl.DisplayNames([language], { type: 'region', style: 'short' });
  countries.set(language, known);
  return known.of(code) ?? code;
}

const countries = new Map<Language, Intl.DisplayNames>();

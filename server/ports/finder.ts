import type { Language } from '../../src/domain/language.ts';

/** A place as the calls answer it. */
export interface FoundPlace {
  readonly name: string;
  /** Wider places, nearest first. */
  readonly within: string[];
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly zone: string;
}

/** Knows places by name and by point. Throws when nobody answers. */
export interface PlaceFinder {
  search(query: string, limit: number, language: Language): Promise<FoundPlace[]>;
  /** The places at a point, the nearest first. */
  at(latitude: number, longitude: number, language: Language): Promise<FoundPlace[]>;
}

import type { PointName } from './positions.ts';
import { SIGNS, type Sign } from './sign.ts';

export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall';

/**
 * How a planet stands in a sign, or null. The seven after Ptolemy, Tetrabiblos I 17 and 19; Uranus, Neptune and Pluto
 * by the modern custom, domicile and detriment only.
 */
export function dignityOf(planet: PointName, sign: Sign): Dignity | null {
  const home = HOMES[planet];
  if (home?.includes(sign)) return 'domicile';
  const exalted = EXALTED[planet];
  if (exalted === sign) return 'exaltation';
  if (home?.includes(opposite(sign))) return 'detriment';
  return exalted === opposite(sign) ? 'fall' : null;
}

/** The planet that rules a sign: of the seven, or with the modern three. */
export function rulerOf(sign: Sign, modern = true): PointName {
  const late = modern ? MODERN_RULERS[sign] : undefined;
  return late ?? TRADITIONAL_RULERS[SIGNS.indexOf(sign)]!;
}

const opposite = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!;

const HOMES: Partial<Record<PointName, Sign[]>> = {
  Sun: ['leo'],
  Moon: ['cancer'],
  Mercury: ['gemini', 'virgo'],
  Venus: ['taurus', 'libra'],
  Mars: ['aries', 'scorpio'],
  Jupiter: ['sagittarius', 'pisces'],
  Saturn: ['capricorn', 'aquarius'],
  Uranus: ['aquarius'],
  Neptune: ['pisces'],
  Pluto: ['scorpio'],
};

const EXALTED: Partial<Record<PointName, Sign>> = {
  Sun: 'aries',
  Moon: 'taurus',
  Mercury: 'virgo',
  Venus: 'pisces',
  Mars: 'capricorn',
  Jupiter: 'cancer',
  Saturn: 'libra',
};

const MODERN_RULERS: Partial<Record<Sign, PointName>> = { scorpio: 'Pluto', aquarius: 'Uranus', pisces: 'Neptune' };
const TRADITIONAL_RULERS: PointName[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

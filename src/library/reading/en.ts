import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { clarifier, count, jumper, paths, shadow } from './en/answer.ts';
import { leads } from './en/leads.ts';
import { after, matter } from './en/matter.ts';
import { number } from './en/numbers.ts';
import { openingMajors } from './en/openings-majors.ts';
import { openingMinors } from './en/openings-minors.ts';
import { pairOf } from './en/pairs.ts';
import { places } from './en/places.ts';
import { rules } from './en/rules.ts';
import { turned } from './en/saying.ts';
import { bridges, calendar, quarters } from './en/time.ts';
import { alike, courts, friends, majors, missing, opposed, reversals, suit } from './en/together.ts';

export const phrases: Omit<ReadingPhrases, 'inPlace' | 'outcomes'> = {
  leads,
  places,
  turned,
  bridges,
  openings: { ...openingMajors, ...openingMinors },
  calendar,
  quarters,
  matter,
  after,
  majors,
  suit,
  missing,
  number,
  courts,
  reversals,
  friends,
  opposed,
  alike,
  pair: pairOf,
  paths,
  count,
  jumper,
  shadow,
  clarifier,
  rules,
};

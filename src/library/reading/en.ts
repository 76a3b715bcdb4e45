import type { MatterWords } from '../../domain/reading/matter-words.ts';
import type { PlainPhrases } from '../../domain/reading/texts.ts';
import { clarifier, count, jumper, paths, shadow } from './en/answer.ts';
import { leads } from './en/leads.ts';
import { number } from './en/numbers.ts';
import { openingMajors } from './en/openings-majors.ts';
import { openingMinors } from './en/openings-minors.ts';
import { pair } from './en/pairs.ts';
import { places } from './en/places.ts';
import { rules } from './en/rules.ts';
import { after, turned } from './en/saying.ts';
import { bridges, calendar, date, quarters } from './en/time.ts';
import { courts, friends, majors, opposed, reversals, suit } from './en/together.ts';
import { weighing } from './en/weighing.ts';

/** The words that every matter needs, by file: each exports them under their names. */
export const ofEveryMatter = import.meta.glob<Partial<MatterWords>>('./en/matter/*.ts', { eager: true });

export const phrases: PlainPhrases = {
  leads,
  places,
  turned,
  again: 'this card',
  bridges,
  weighing,
  openings: { ...openingMajors, ...openingMinors },
  calendar,
  quarters,
  date,
  after,
  majors,
  suit,

  number,
  courts,
  reversals,
  friends,
  opposed,
  pair,
  paths,
  count,
  jumper,
  shadow,
  clarifier,
  rules,
};

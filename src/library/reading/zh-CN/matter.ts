import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { about } from './matter/about.ts';
import { deeds } from './matter/deeds.ts';
import { how } from './matter/how.ts';
import { openings } from './matter/openings.ts';
import { pronouns, verbs } from './matter/person.ts';
import { prompts } from './matter/prompts.ts';
import { school } from './matter/school.ts';
import { should } from './matter/should.ts';
import { subject } from './matter/subject.ts';
import { voices } from './matter/voices.ts';
import { what } from './matter/what.ts';
import { when } from './matter/when.ts';
import { whether } from './matter/whether.ts';
import { which } from './matter/which.ts';
import { why } from './matter/why.ts';

/** The words that answer a question. */
export const matter: ReadingPhrases['matter'] = {
  about,
  pronouns,
  verbs,
  subject,
  openings,
  whether,
  should,
  when,
  which,
  how,
  why,
  what,
  voices,
  deeds,
  prompts,
  school,
};

/** A sentence after words that lead into it. */
export const after: ReadingPhrases['after'] = (lead, sentence) => `${lead}${sentence}`;

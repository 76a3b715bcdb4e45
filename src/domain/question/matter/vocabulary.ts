import { type Lexicon, lexiconOf } from './lexicon.ts';
import { LIFE_EN } from './words/life-en.ts';
import { LIFE_ZH } from './words/life-zh.ts';
import { LOVE_EN } from './words/love-en.ts';
import { LOVE_ZH } from './words/love-zh.ts';
import { PERSONS_EN } from './words/persons-en.ts';
import { PERSONS_ZH } from './words/persons-zh.ts';
import { WORK_EN } from './words/work-en.ts';
import { WORK_ZH } from './words/work-zh.ts';

let topics: Lexicon | undefined;
let persons: Lexicon | undefined;

/** What is spoken of, by concept. */
export function topicWords(): Lexicon {
  topics ??= lexiconOf([LOVE_EN, WORK_EN, LIFE_EN], [LOVE_ZH, WORK_ZH, LIFE_ZH]);
  return topics;
}

/** Who is spoken of, by role. */
export function personWords(): Lexicon {
  persons ??= lexiconOf([PERSONS_EN], [PERSONS_ZH]);
  return persons;
}

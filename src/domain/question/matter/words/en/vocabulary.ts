import { memoize } from '../../../../memoize.ts';
import { englishLexicon } from '../../lexicon.ts';
import { EN_WEIGHTS } from '../../table/en.ts';
import type { EnglishVocabulary } from '../../vocabulary.ts';
import { weightsFrom } from '../../weights.ts';
import { PERSONS_EN } from '../persons-en.ts';
import { COMMON_EN, PLAIN_EN } from '../plain-en.ts';
import { TOPICS_EN } from './topics.ts';

/** The words of English questions; gathered when first needed. */
export const english = memoize(
  (): EnglishVocabulary => ({
    topics: englishLexicon(TOPICS_EN),
    persons: englishLexicon([PERSONS_EN]),
    weights: weightsFrom(EN_WEIGHTS),
    common: COMMON_EN.split(/\s+/),
    plain: PLAIN_EN.split(/\s+/),
  }),
);

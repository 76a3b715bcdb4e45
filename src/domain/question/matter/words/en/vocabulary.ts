import { memoize } from '../../../../memoize.ts';
import { formOfEnglish } from '../../form-en.ts';
import { englishLexicon } from '../../lexicon.ts';
import { mendEnglish } from '../../mend-en.ts';
import { optionsOfEnglish } from '../../options-en.ts';
import { EN_WEIGHTS } from '../../table/en.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { weightsFrom } from '../../weights.ts';
import { PERSONS_EN } from '../persons-en.ts';
import { COMMON_EN, PLAIN_EN } from '../plain-en.ts';
import { APART_EN } from './apart.ts';
import { TOPICS_EN } from './topics.ts';

/** The words of English questions; gathered when first needed. */
export const english = memoize((): Vocabulary => {
  const words = { topics: englishLexicon(TOPICS_EN), persons: englishLexicon([PERSONS_EN]) };
  const known = { ...words, common: COMMON_EN.split(/\s+/), plain: PLAIN_EN.split(/\s+/) };
  return {
    ...words,
    apart: APART_EN,
    weights: weightsFrom(EN_WEIGHTS),
    formOf: formOfEnglish,
    optionsOf: optionsOfEnglish,
    mend: (tokens) => mendEnglish(tokens, known),
  };
});

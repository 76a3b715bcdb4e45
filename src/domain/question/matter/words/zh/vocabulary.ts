import { memoize } from '../../../../memoize.ts';
import { formOfChinese } from '../../form-zh.ts';
import { chineseLexicon } from '../../lexicon.ts';
import { mendChinese } from '../../mend-zh.ts';
import { optionsOfChinese } from '../../options-zh.ts';
import { ZH_WEIGHTS } from '../../table/zh.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { weightsFrom } from '../../weights.ts';
import { PERSONS_ZH } from '../persons-zh.ts';
import { APART_ZH } from './apart.ts';
import { TOPICS_ZH } from './topics.ts';

/** The words of Chinese questions in either script; gathered when first needed. */
export const chinese = memoize((): Vocabulary => {
  const words = { topics: chineseLexicon(TOPICS_ZH), persons: chineseLexicon([PERSONS_ZH]) };
  return {
    ...words,
    apart: APART_ZH,
    weights: weightsFrom(ZH_WEIGHTS),
    formOf: formOfChinese,
    optionsOf: optionsOfChinese,
    mend: (tokens) => mendChinese(tokens, words),
  };
});

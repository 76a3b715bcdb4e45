import { memoize } from '../../../../memoize.ts';
import { chineseLexicon } from '../../lexicon.ts';
import { ZH_WEIGHTS } from '../../table/zh.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { weightsFrom } from '../../weights.ts';
import { PERSONS_ZH } from '../persons-zh.ts';
import { TOPICS_ZH } from './topics.ts';

/** The words of Chinese questions in either script; gathered when first needed. */
export const chinese = memoize(
  (): Vocabulary => ({
    topics: chineseLexicon(TOPICS_ZH),
    persons: chineseLexicon([PERSONS_ZH]),
    weights: weightsFrom(ZH_WEIGHTS),
  }),
);

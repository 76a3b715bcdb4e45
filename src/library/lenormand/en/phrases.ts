import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { answering } from './answering.ts';
import { closeness } from './closeness.ts';
import { furtherNouns } from './further-nouns.ts';
import { inTurn, matter, namedPair, pair } from './grammar.ts';
import { journeyNouns } from './journey-nouns.ts';
import { rules, titles } from './labels.ts';
import { line } from './line.ts';
import { ninefold } from './ninefold.ts';
import { nouns } from './nouns.ts';
import { story } from './story.ts';
import { tableau } from './tableau.ts';

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: 'you' },
    partner: (who = 'your partner') => ({ noun: who }),
  },
  nouns,
  furtherNouns,
  journeyNouns,
  closeness,
  answering,
  matter,
  pair,
  namedPair,
  inTurn,
  story,
  line,
  ninefold,
  tableau,
  titles,
  rules,
};

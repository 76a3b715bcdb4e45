import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { clause, matter, namedPair, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';
import { answer, line } from './line.ts';
import { ninefold } from './ninefold.ts';
import { tableau } from './tableau.ts';

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: 'you', adjective: 'your', verb: 'involves you' },
    partner: { noun: 'your partner', adjective: 'your partner’s', verb: 'involves your partner' },
  },
  matter,
  pair,
  namedPair,
  clause,
  line,
  ninefold,
  tableau,
  answer,
  titles,
  rules,
};

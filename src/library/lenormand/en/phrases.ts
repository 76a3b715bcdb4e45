import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { clause, inTurn, matter, namedPair, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';
import { answer, line } from './line.ts';
import { ninefold } from './ninefold.ts';
import { tableau } from './tableau.ts';

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: 'you', adjective: 'that involves you', verb: 'involves you' },
    partner: { noun: 'your partner', adjective: 'that involves your partner', verb: 'involves your partner' },
  },
  matter,
  pair,
  namedPair,
  inTurn,
  clause,
  line,
  ninefold,
  tableau,
  answer,
  titles,
  rules,
};

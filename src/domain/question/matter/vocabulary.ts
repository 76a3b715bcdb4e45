import { memoize } from '../../memoize.ts';
import { chineseLexicon, englishLexicon, type Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { TOPICS_EN } from './words/en/topics.ts';
import { PERSONS_EN } from './words/persons-en.ts';
import { PERSONS_ZH } from './words/persons-zh.ts';
import { TOPICS_ZH } from './words/zh/topics.ts';

/** What is spoken of, by kind, in the scripts of a question. Each is gathered when first needed. */
export function topicWords(tokens: readonly Token[]): Lexicon[] {
  return inScriptsOf(tokens, englishTopics, chineseTopics);
}

/** Who is spoken of, by role, in the scripts of a question. */
export function personWords(tokens: readonly Token[]): Lexicon[] {
  return inScriptsOf(tokens, englishPersons, chinesePersons);
}

export const englishTopics = memoize(() => englishLexicon(TOPICS_EN));
export const chineseTopics = memoize(() => chineseLexicon(TOPICS_ZH));
export const englishPersons = memoize(() => englishLexicon([PERSONS_EN]));
export const chinesePersons = memoize(() => chineseLexicon([PERSONS_ZH]));

/** A Chinese question with a word of letters in it needs both. */
function inScriptsOf(tokens: readonly Token[], english: () => Lexicon, chinese: () => Lexicon): Lexicon[] {
  const lexicons: Lexicon[] = [];
  if (tokens.some(({ kind }) => kind === 'latin')) lexicons.push(english());
  if (tokens.some(({ kind }) => kind !== 'latin' && kind !== 'mark' && kind !== 'number')) lexicons.push(chinese());
  return lexicons;
}

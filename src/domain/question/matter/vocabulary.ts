import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';

/** What is known of the words of a script. */
export interface Vocabulary {
  /** What is spoken of, by kind. */
  topics: Lexicon;
  /** Who is spoken of, by role. */
  persons: Lexicon;
  /** What words, and runs of them, speak for each intent. */
  weights: Weights;
}

/** The vocabulary of letters, which also has the words of which every sentence is made, the common ones first. */
export interface EnglishVocabulary extends Vocabulary {
  common: readonly string[];
  plain: readonly string[];
}

/** The vocabularies that are at hand; what is not there is not understood. */
export interface Knowledge {
  english: EnglishVocabulary | null;
  chinese: Vocabulary | null;
}

/** The vocabularies that a question needs: a Chinese question with a word of letters in it needs both. */
export function vocabulariesFor(tokens: readonly Token[], { english, chinese }: Knowledge): Vocabulary[] {
  const needed: Vocabulary[] = [];
  if (english && tokens.some(({ kind }) => kind === 'latin')) needed.push(english);
  if (chinese && tokens.some(({ kind }) => kind === 'han')) needed.push(chinese);
  return needed;
}

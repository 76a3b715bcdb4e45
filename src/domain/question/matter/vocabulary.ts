import type { Form } from '../matter-kinds.ts';
import type { Lexicon } from './lexicon.ts';
import type { Stretch } from './stretch.ts';
import type { Token } from './tokens.ts';
import type { ApartSigns } from './told-apart.ts';
import type { Weights } from './weights.ts';

/** What is known of the words of a script, and of how it asks. */
export interface Vocabulary {
  /** What is spoken of, by kind. */
  topics: Lexicon;
  /** Words by which kinds of question are told apart that share others. */
  apart: ApartSigns;
  /** Who is spoken of, by role. */
  persons: Lexicon;
  /** What words, and runs of them, speak for each intent. */
  weights: Weights;
  /** The form that a clause asks for, or null where it has neither a word of asking nor a verb; `marked` by a question mark. */
  formOf(clause: string, marked: boolean): Form | null;
  /** The two alternatives of a folded question, or null where there are none. */
  optionsOf(text: string): readonly [Stretch, Stretch] | null;
  /** The tokens with mistyped words put right, or null where there are none. */
  mend(tokens: readonly Token[]): Token[] | null;
}

/** The vocabularies that are at hand; what is not there is not understood. */
export interface Knowledge {
  english: Vocabulary | null;
  chinese: Vocabulary | null;
}

/** The vocabularies that a question needs: a Chinese question with a word of letters in it needs both. */
export function vocabulariesFor(tokens: readonly Token[], { english, chinese }: Knowledge): Vocabulary[] {
  const needed: Vocabulary[] = [];
  if (english && tokens.some(({ kind }) => kind === 'latin')) needed.push(english);
  if (chinese && tokens.some(({ kind }) => kind === 'han')) needed.push(chinese);
  return needed;
}

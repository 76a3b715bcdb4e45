import { comparable } from './question.ts';

/** How a question speaks of the other person. */
export type Pronoun = 'he' | 'she' | 'they' | 'other';

const HE = /\b(?:he|him|his)\b|他(?!们|們|人|国|國|乡|鄉)/i;
const SHE = /\b(?:she|her|hers)\b|她(?!们|們)/i;
const THEY = /\b(?:they|them|their|theirs)\b/i;

/** How a question speaks of somebody: as he, as she, as they, or in a way that leaves it open, as two of them do. */
export function pronounOf(question: string): Pronoun {
  const words = comparable(question);
  const [he, she] = [HE.test(words), SHE.test(words)];
  if (he !== she) return he ? 'he' : 'she';
  return !he && THEY.test(words) ? 'they' : 'other';
}

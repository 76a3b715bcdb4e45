import { comparable } from './question.ts';

/** How a question speaks of the other person. */
export type Pronoun = 'he' | 'she' | 'they' | 'other';

const HE = /\b(?:he|him|his)\b|他(?!们|們|人|国|國|乡|鄉)/i;
const SHE = /\b(?:she|her|hers)\b|她(?!们|們)/i;
/** Whom no pronoun names: 喜欢的那个女孩. */
const THAT_BOY = /[那这這的][个個位]?男[孩生]/;
const THAT_GIRL = /[那这這的][个個位]?(?:女[孩生]|姑娘)/;
const THEY = /\b(?:they|them|their|theirs)\b/i;

/** How a question speaks of somebody: as he, as she, as they, or in a way that leaves it open, as two of them do. */
export function pronounOf(question: string): Pronoun {
  const words = comparable(question);
  const [he, she] = [HE.test(words), SHE.test(words)];
  if (he !== she) return he ? 'he' : 'she';
  const [boy, girl] = [THAT_BOY.test(words), THAT_GIRL.test(words)];
  if (!he && boy !== girl) return boy ? 'he' : 'she';
  return !he && THEY.test(words) ? 'they' : 'other';
}

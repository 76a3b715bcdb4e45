/** How a question speaks of the other person. */
export type Pronoun = 'he' | 'she' | 'other';

const HE = /\b(?:he|him|his)\b|他(?!们|們|人|国|國|乡|鄉)/i;
const SHE = /\b(?:she|her|hers)\b|她(?!们|們)/i;

/** How a question speaks of somebody: as he, as she, or in a way that leaves it open; two of them leave it open too. */
export function pronounOf(question: string): Pronoun {
  const [he, she] = [HE.test(question), SHE.test(question)];
  if (he === she) return 'other';
  return he ? 'he' : 'she';
}

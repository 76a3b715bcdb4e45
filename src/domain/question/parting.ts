import { comparable } from './question.ts';

/** Whether a question speaks of a divorce or of people who part. */
export function isOfParting(question: string): boolean {
  const words = comparable(question);
  return /离婚|離婚|分居|\b(?:divorc\w*|separat(?:e|ed|ing|ion)|splitting up|split up)\b/i.test(words);
}

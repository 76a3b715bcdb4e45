import { comparable } from './question.ts';

const NEXT = /\bnext (?:week|month|year)\b|下一?[个個]?(?:[周週月]|礼拜|禮拜|星期)|明年/i;

/** Whether the week, month or year that a question names is the one after this. */
export function asksOfNext(question: string): boolean {
  const words = comparable(question);
  return NEXT.test(words);
}

import { type QuizShape, quizShape } from '../../src/domain/quiz/catalogue.ts';
import type { QuizText } from '../../src/domain/quiz/texts.ts';
import type { ServerContext } from '../core/context.ts';
import { Refusal } from '../refusal.ts';

/** A quiz and its words. @throws Refusal `test_unknown` where there is no such quiz in this language */
export function quizIn(
  context: ServerContext,
  language: keyof ServerContext['quizzes'],
  id: string,
): { shape: QuizShape; text: QuizText } {
  const shape = quizShape(id);
  const text = context.quizzes[language].get(id);
  if (!shape || !text) throw new Refusal('test_unknown');
  return { shape, text };
}

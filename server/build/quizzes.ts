import { readFileSync } from 'node:fs';
import type { Language } from '../../src/domain/language.ts';
import { TESTS } from '../../src/domain/quiz/catalogue.ts';
import type { QuizText } from '../../src/domain/quiz/texts.ts';

/** The words of every test of a language in the order of the list; the server checks the files when it starts. */
export function quizzesIn(language: Language): QuizText[] {
  return TESTS.map(
    ({ id }) => JSON.parse(readFileSync(`server/content/quizzes/${language}/${id}.json`, 'utf8')) as QuizText,
  );
}

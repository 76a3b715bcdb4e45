import * as v from 'valibot';
import { inEachLanguage, isLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { MAX_QUESTION_CHARACTERS } from '../../src/domain/question/question.ts';
import { partOf, type QuizShape, questionCount, quizShape, TESTS } from '../../src/domain/quiz/catalogue.ts';
import { resultKeys } from '../../src/domain/quiz/score.ts';
import type { QuizText } from '../../src/domain/quiz/texts.ts';

/** The words of every test by language and id. */
export type QuizBook = Readonly<Record<Language, ReadonlyMap<string, QuizText>>>;

/** The files of `quizzes/<language>/<id>.json` as they are written; they travel within the program. */
const WRITTEN = import.meta.glob<string>('./quizzes/*/*.json', { query: '?raw', import: 'default', eager: true });

/** Reads and checks every file. @throws Error with a sentence that names the file and what is wrong with it */
export function readQuizzes(files: Readonly<Record<string, string>> = WRITTEN): QuizBook {
  const book = inEachLanguage(() => new Map<string, QuizText>());
  for (const [path, written] of Object.entries(files)) {
    const [, language, id] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (!isLanguage(language)) throw new Error(`${path} lies in no folder of a language.`);
    const shape = quizShape(id ?? '');
    if (!shape) throw new Error(`${path} belongs to no test: they are ${TESTS.map((one) => one.id).join(', ')}.`);
    book[language].set(shape.id, readQuiz(path, written, shape));
  }
  for (const language of LANGUAGES)
    for (const { id } of TESTS)
      if (!book[language].has(id)) throw new Error(`The test ${id} has no words in ${language}.`);
  return book;
}

function readQuiz(path: string, written: string, shape: QuizShape): QuizText {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch (reason) {
    throw new Error(`${path} is no JSON: ${(reason as Error).message}.`);
  }
  const read = v.safeParse(fileOf(shape), parsed);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${path} is broken at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}.`);
}

const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

function fileOf(shape: QuizShape) {
  const result = v.strictObject({ title: words(60), text: words(1600), question: words(MAX_QUESTION_CHARACTERS) });
  const questions = Array.from({ length: questionCount(shape) }, (_, question) => {
    const options = partOf(shape, question).scales.length;
    return v.strictObject({ text: words(240), options: v.pipe(v.array(words(160)), v.length(options)) });
  });
  return v.strictObject({
    id: v.literal(shape.id),
    title: words(24),
    summary: words(90),
    intro: words(1000),
    questions: v.pipe(v.array(v.unknown()), v.length(questions.length), v.strictTuple(questions)),
    results: v.strictObject(Object.fromEntries(resultKeys(shape).map((key) => [key, result]))),
  });
}

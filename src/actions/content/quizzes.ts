import type { AnswerOf } from '../../contract/call.ts';
import { apiLocale, type Language } from '../../domain/language.ts';
import { type QuizShape, questionCount, quizShape } from '../../domain/quiz/catalogue.ts';
import { type Answered, fits } from '../../domain/quiz/score.ts';
import { owner } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { tidyOutbox } from '../../storage/outbox/outbox.ts';
import { bringTests, putTest, readQuizText, saveTestList, saveTestText } from '../../storage/quizzes.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { sendWaiting } from '../outbox/sender.ts';

async function api() {
  const [{ callServer }, content] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/content.ts'),
  ]);
  return { callServer, content };
}

/** Fetches the list in a language and keeps it on this phone. @throws Refusal, ConnectionFailure */
export async function refreshTestList(language: Language): Promise<void> {
  const { callServer, content } = await api();
  const listed = await callServer(content.testTypes, { locale: apiLocale(language) });
  const tests = listed.map(({ test_id, title, des, intro, questions, minutes }) => ({
    id: test_id,
    title,
    summary: des,
    intro,
    questions,
    minutes,
  }));
  await saveTestList({ key: language, tests });
}

/**
 * Fetches what the account has taken on any phone, and the words that are needed to read it without a network.
 * @throws Refusal, ConnectionFailure
 */
export async function refreshTaken(): Promise<void> {
  const language = chosenLanguage();
  for (const id of await bringTaken(language)) if (!(await readQuizText(language, id))) await refreshTest(id, language);
}

/** Fetches the words of a test in a language. @throws Refusal, ConnectionFailure */
export async function refreshTest(id: string, language: Language): Promise<void> {
  const { callServer, content } = await api();
  const [answer] = await callServer(content.testQuestions, { test_id: id, locale: apiLocale(language) });
  await saveTestText(language, textOf(answer));
}

/** @returns the tests that the account has taken */
async function bringTaken(language: Language): Promise<ReadonlySet<string>> {
  const me = owner();
  if (me === '') return new Set();
  const { callServer, content } = await api();
  const [{ taken }] = await callServer(content.testAvailable, { locale: apiLocale(language) });
  const rows = taken.map((one) => rowOf(me, one)).filter(answersOf);
  if (owner() === me) await bringTests(rows);
  return new Set(rows.map((row) => row.testId));
}

type SentQuiz = AnswerOf<typeof import('../../contract/content.ts')['testQuestions']>[0];
type Taken = AnswerOf<typeof import('../../contract/content.ts')['testAvailable']>[0]['taken'][0];

function textOf({ test_id, title, des, intro, questions, results }: SentQuiz) {
  return {
    id: test_id,
    title,
    summary: des,
    intro,
    questions: questions.map(({ text, options }) => ({ text, options: options.map((option) => option.text) })),
    results,
  };
}

function rowOf(me: string, { result_id, test_id: testId, taken_at, choices, born }: Taken): QuizRow {
  return { key: result_id, owner: me, testId, choices, born, changedAt: taken_at, finishedAt: taken_at, sent: 'sent' };
}

/** A test that is begun now. */
export function newTest(shape: QuizShape): QuizRow {
  const choices = Array.from({ length: questionCount(shape) }, () => null);
  const changedAt = new Date().toISOString();
  return { key: crypto.randomUUID(), owner: owner(), testId: shape.id, choices, born: null, changedAt };
}

/** Keeps what was answered so far. */
export async function keepQuiz(row: QuizRow): Promise<void> {
  await putTest({ ...row, changedAt: new Date().toISOString() });
}

/** Every question is answered: the result stands on this phone at once, and goes to the account as soon as it can. */
export async function finishTest(row: QuizRow): Promise<void> {
  const finishedAt = new Date().toISOString();
  await putTest({ ...row, changedAt: finishedAt, finishedAt, sent: 'waiting' });
  await sendResults();
}

/** Results that the account does not have yet go into the outbox, each under its own key. */
export async function sendResults(): Promise<void> {
  await tidyOutbox();
  void sendWaiting();
}

/** The answers of a test when they are whole and fit the test that this build knows. */
export function answersOf({ testId, choices, born }: QuizRow): Answered | undefined {
  const shape = quizShape(testId);
  const given = choices.filter((choice) => choice !== null);
  const answered = { choices: given, born };
  return shape && fits(shape, answered) ? answered : undefined;
}

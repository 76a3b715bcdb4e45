import type { Language } from '../domain/language.ts';
import type { QuizText } from '../domain/quiz/texts.ts';
import type { QuizListRow } from './store/list-rows.ts';
import { adopt, isOf } from './store/owned.ts';
import type { Owner, QuizRow } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The tests of a person on this phone, begun and taken, the last one first. */
export async function readQuizzes(owner: Owner): Promise<QuizRow[]> {
  const rows = await (await shelves()).tests.all();
  return rows.filter((row) => isOf(row, owner)).sort((a, b) => timeOf(b).localeCompare(timeOf(a)));
}

/** Keeps a test as it now stands. */
export async function putTest(row: QuizRow): Promise<void> {
  await (await shelves()).tests.put(row);
}

/** Keeps what the account says of a result. */
export async function markSent(key: string, said: Pick<QuizRow, 'sent' | 'refusal'>): Promise<void> {
  await (await shelves()).tests.change(key, (row) => row && { ...row, ...said });
}

/** Keeps what was begun and taken elsewhere, unless this phone has it. @returns how many are new here */
export async function bringTests(taken: readonly QuizRow[]): Promise<number> {
  const { tests } = await shelves();
  let fresh = 0;
  for (const row of taken) {
    if ((await tests.change(row.key, (here) => here ?? row)) === row) fresh += 1;
  }
  return fresh;
}

/** What was taken before the account was known becomes the person's. */
export async function adoptTests(owner: Owner): Promise<void> {
  await adopt((await shelves()).tests, owner);
}

/** The tests as the server listed them last, in a language. */
export async function readQuizList(language: Language): Promise<QuizListRow | undefined> {
  return (await shelves()).testLists.get(language);
}

export async function saveTestList(row: QuizListRow): Promise<void> {
  await (await shelves()).testLists.put(row);
}

/** The words of a test that was opened here, in this language or else in another that was. */
export async function readQuizText(language: Language, id: string): Promise<QuizText | undefined> {
  const { testTexts } = await shelves();
  const own = await testTexts.get(`${language}:${id}`);
  return own?.text ?? (await testTexts.all()).find(({ text }) => text.id === id)?.text;
}

export async function saveTestText(language: Language, text: QuizText): Promise<void> {
  await (await shelves()).testTexts.put({ key: `${language}:${text.id}`, text });
}

function timeOf(row: QuizRow): string {
  return row.finishedAt ?? row.changedAt;
}

import { isBlank, noteOf } from '../../domain/dream/note.ts';
import { apiLocale } from '../../domain/language.ts';
import { sameBirth } from '../../domain/sky/merge.ts';
import { isLogin, owner } from '../../session.ts';
import { readCharts, saveBirth } from '../../storage/charts.ts';
import type { QuizNote } from '../../storage/data-file.ts';
import { readDiary, saveDream } from '../../storage/diary.ts';
import { readJournal, takeOverReadings } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { readLayouts, saveLayout } from '../../storage/layouts.ts';
import { readMemories, takeOverMemories } from '../../storage/lessons.ts';
import { bringTests, readQuizzes } from '../../storage/quizzes.ts';
import { changeSettings, hasSettings, settings } from '../../storage/settings.ts';
import { setCookie } from '../../storage/store/cookie.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { giveFile, textOf } from '../app/file.ts';
import { sendResults } from '../content/quizzes.ts';
import { sendWaiting } from '../outbox/sender.ts';
import { syncCharts } from '../sky/charts.ts';
import { leave } from './account.ts';
import { refreshUser } from './refresh-user.ts';

/** Far above what a lifetime weighs. */
const LARGEST_FILE_BYTES = 128 * 1024 * 1024;

async function api() {
  const [{ callServer }, account] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/account.ts'),
  ]);
  return { callServer, account, locale: apiLocale(chosenLanguage()) };
}

/** Gives the person one file of everything. `false`: the account's part is missing, since the server was not reached. */
export async function giveMyData(): Promise<boolean> {
  const { dataFile } = await import('../../storage/data-file.ts');
  const me = owner();
  const [journal, layouts, charts, dreams, lessons, tests, account] = await Promise.all([
    readJournal(me),
    readLayouts(me),
    readCharts(me),
    readDiary(me),
    readMemories(me),
    readQuizzes(me),
    isLogin() ? readAccount() : null,
  ]);
  const now = new Date();
  const data = {
    journal,
    tables: layouts.map(({ table }) => table),
    births: charts.map(({ birth }) => birth),
    dreams: dreams.map(noteOf),
    lessons: [...lessons].map(([card, memory]) => ({ card, ...memory })),
    tests: tests.map(({ owner: _, sent: __, refusal: ___, ...test }) => test),
    settings: settings(),
    account: account ?? null,
  };
  await giveFile(`my-data-${now.toISOString().slice(0, 10)}.json`, 'application/json', dataFile(data, now));
  return account !== undefined;
}

async function readAccount(): Promise<unknown> {
  const { callServer, account, locale } = await api();
  const answer = await callServer(account.userExport, { locale }).catch(() => undefined);
  return answer?.[0];
}

export type BroughtData =
  | {
      kind: 'brought';
      readings: number;
      altered: number;
      spreads: number;
      charts: number;
      dreams: number;
      /** Cards of which more is remembered than before. */
      lessons: number;
      tests: number;
    }
  | { kind: 'broken' | 'foreign' | 'newer' };

/** Adds from a file what is not here yet; a file that cannot be read whole changes nothing. */
export async function bringMyData(file: File): Promise<BroughtData> {
  if (file.size > LARGEST_FILE_BYTES) return { kind: 'foreign' };
  const { readDataFile } = await import('../../storage/data-file.ts');
  const read = readDataFile(await textOf(file));
  if (read.kind !== 'data') return read;
  const me = owner();
  const readings = await takeOverReadings(me, read.entries);
  const tables = new Set((await readLayouts(me)).map(({ table }) => JSON.stringify(table)));
  const fresh = read.tables.filter((table) => !tables.has(JSON.stringify(table)));
  for (const table of fresh) await saveLayout(me, crypto.randomUUID(), table);
  const here = await readCharts(me);
  const births = read.births.filter((birth) => !here.some((row) => sameBirth(row.birth, birth)));
  for (const birth of births) await saveBirth(me, birth);
  const dreamt = new Set((await readDiary(me)).map((row) => JSON.stringify(noteOf(row))));
  const dreams = read.dreams.map(noteOf).filter((note) => !isBlank(note) && !dreamt.has(JSON.stringify(note)));
  for (const note of dreams) await saveDream(me, crypto.randomUUID(), note);
  const lessons = await takeOverMemories(me, read.lessons);
  const tests = await bringTests(read.tests.map((test) => quizOf(me, test)));
  if (!hasSettings()) changeSettings(read.settings);
  void syncCharts();
  await sendResults();
  return {
    kind: 'brought',
    readings,
    altered: read.altered,
    spreads: fresh.length,
    charts: births.length,
    dreams: dreams.length,
    lessons,
    tests,
  };
}

/** A result of a file goes to the account under its own key: it is there once. */
function quizOf(me: string, test: QuizNote): QuizRow {
  return { ...test, owner: me, ...(test.finishedAt ? { sent: 'waiting' as const } : {}) };
}

/** Begins or ends the days of grace of an account. @returns when it is erased @throws Refusal, ConnectionFailure */
export async function leaveForGood(leave: boolean): Promise<string | null> {
  const { callServer, account, locale } = await api();
  const [{ leaving_at }] = await callServer(account.userLeave, { leave, locale });
  await refreshUser();
  return leaving_at;
}

/** Leaves, takes everything of this app off this phone and begins anew. */
export async function clearPhone(): Promise<void> {
  if (isLogin()) await leave(false).catch(() => {});
  // the server hears of it before the word of it is gone, too
  await sendWaiting().catch(() => {});
  const bases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  for (const { name } of bases) if (name) indexedDB.deleteDatabase(name);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {}
  for (const name of ['Language', 'Theme', 'TextSize']) setCookie(name, '', 0);
  // an address without encryption has no caches
  for (const name of (await globalThis.caches?.keys().catch(() => [])) ?? []) await caches.delete(name);
  for (const one of (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []) await one.unregister();
  location.replace('/');
}

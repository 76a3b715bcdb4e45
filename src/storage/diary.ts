import { type DreamNote, isBlank } from '../domain/dream/note.ts';
import { treasure } from './persist.ts';
import type { DiaryRow, Owner } from './rows.ts';
import { shelves } from './shelves.ts';

/** The dreams of a person on this device, the last one first. */
export async function readDiary(owner: Owner): Promise<DiaryRow[]> {
  const rows = await (await shelves()).diary.all();
  return rows
    .filter((row) => isOf(row, owner))
    .sort((a, b) => b.dreamtOn.localeCompare(a.dreamtOn) || b.changedAt.localeCompare(a.changedAt));
}

export async function readDream(owner: Owner, key: string): Promise<DiaryRow | undefined> {
  const row = await (await shelves()).diary.get(key);
  return row && isOf(row, owner) ? row : undefined;
}

/** Keeps a dream as it now stands, beside what was asked about it; one without a word is not kept. */
export async function saveDream(owner: Owner, key: string, note: DreamNote): Promise<void> {
  const { diary } = await shelves();
  const before = await diary.get(key);
  if (isBlank(note)) return await diary.remove(key);
  await diary.put({ ...(before ?? { key, owner }), ...note, changedAt: new Date().toISOString() });
  void treasure('dream');
}

/** Changes what was asked about a dream; one that was removed meanwhile stays away. */
export async function changeAsk(key: string, change: (row: DiaryRow) => DiaryRow): Promise<void> {
  const { diary } = await shelves();
  const row = await diary.get(key);
  if (row) await diary.put(change(row));
}

export async function removeDream(key: string): Promise<void> {
  await (await shelves()).diary.remove(key);
}

/** Puts back what was removed. */
export async function putDream(row: DiaryRow): Promise<void> {
  await (await shelves()).diary.put(row);
}

/** What was written before entering becomes the entering person's. */
export async function adoptDiary(owner: Owner): Promise<void> {
  const { diary } = await shelves();
  for (const row of await diary.all()) if (row.owner === '') await diary.put({ ...row, owner });
}

/** What nobody has adopted yet is seen by whoever holds the phone. */
function isOf(row: DiaryRow, owner: Owner): boolean {
  return row.owner === owner || row.owner === '';
}

import { type DreamNote, isBlank } from '../domain/dream/note.ts';
import { adopt, isOf } from './store/owned.ts';
import { requestPersistentStorage } from './store/persist.ts';
import type { DiaryRow, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

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

/** Keeps a dream as it now stands, beside what was asked about it. */
export async function saveDream(owner: Owner, key: string, note: DreamNote): Promise<void> {
  const changedAt = new Date().toISOString();
  await (await shelves()).diary.change(key, (row) => ({ ...(row ?? { key, owner }), ...note, changedAt }));
  void requestPersistentStorage('dream');
}

/** A dream without a word is not kept, once nobody writes on it any more. */
export async function dropBlankDream(key: string): Promise<void> {
  await (await shelves()).diary.change(key, (row) => (row && isBlank(row) ? undefined : row));
}

/** Changes what lies beside a dream; one that was removed meanwhile stays away. */
export async function changeDream(key: string, change: (row: DiaryRow) => DiaryRow): Promise<void> {
  await (await shelves()).diary.change(key, (row) => row && change(row));
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
  await adopt((await shelves()).diary, owner);
}

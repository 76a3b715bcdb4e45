import type { SealedDraw } from '../domain/draw/draw.ts';
import type { JournalRow, Owner, ServedReading } from './rows.ts';
import { shelves } from './shelves.ts';

/** The readings of one person on this device, newest first. */
export async function readJournal(owner: Owner): Promise<JournalRow[]> {
  const rows = await (await shelves()).journal.all();
  return rows.filter((row) => isOf(row, owner)).sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export async function readEntry(owner: Owner, seal: string): Promise<JournalRow | undefined> {
  const row = await (await shelves()).journal.get(seal);
  return row && isOf(row, owner) ? row : undefined;
}

/** What nobody has adopted yet is seen by whoever holds the phone. */
function isOf(row: JournalRow, owner: Owner): boolean {
  return row.owner === owner || row.owner === '';
}

/** Keeps a sealed draw once; its note and its served text stay as they are when it is there already. */
export async function saveReading(owner: Owner, draw: SealedDraw): Promise<void> {
  const { journal } = await shelves();
  if (await journal.get(draw.seal)) return;
  await journal.put({ key: draw.seal, owner, draw, note: '', savedAt: new Date().toISOString() });
}

export async function saveNote(seal: string, note: string): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, note });
}

export async function saveServed(seal: string, served: ServedReading): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, served });
}

/** What was drawn before entering becomes the entering person's. */
export async function adoptReadings(owner: Owner): Promise<void> {
  const { journal } = await shelves();
  for (const row of await journal.all()) if (row.owner === '') await journal.put({ ...row, owner });
}

import type { SealedDraw } from '../domain/draw/draw.ts';
import type { JournalEntry, Landed } from '../domain/journal/entry.ts';
import type { TableauSettings } from '../domain/lenormand/reading/tableau/table.ts';
import { treasure } from './persist.ts';
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
export async function saveReading(
  owner: Owner,
  draw: SealedDraw,
  more: Pick<JournalRow, 'options' | 'after' | 'tableau'> = {},
): Promise<void> {
  const { journal } = await shelves();
  if (await journal.get(draw.seal)) return;
  await journal.put({ ...more, key: draw.seal, owner, draw, note: '', savedAt: new Date().toISOString() });
  void treasure('reading');
}

export async function saveNote(seal: string, note: string): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, note });
}

export async function saveLanded(seal: string, landed: Landed): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, landed });
}

/** How a tableau is read from now on; what was drawn stays. */
export async function saveTableau(seal: string, tableau: TableauSettings): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, tableau });
}

export async function removeReading(seal: string): Promise<void> {
  await (await shelves()).journal.remove(seal);
}

/** Takes over readings of a file. One that is here already keeps what it has and gains what it lacks. */
export async function takeOverReadings(owner: Owner, entries: readonly JournalEntry[]): Promise<number> {
  const { journal } = await shelves();
  let added = 0;
  for (const entry of entries) {
    const here = await journal.get(entry.draw.seal);
    if (!here) added += 1;
    const landed = here?.landed ?? entry.landed;
    await journal.put({
      key: entry.draw.seal,
      owner,
      draw: entry.draw,
      savedAt: entry.savedAt,
      ...here,
      note: here?.note || entry.note,
      ...(landed ? { landed } : {}),
      ...(entry.tableau && !here ? { tableau: entry.tableau } : {}),
    });
  }
  if (added > 0) void treasure('reading');
  return added;
}

export async function saveServed(seal: string, served: ServedReading): Promise<void> {
  const { journal } = await shelves();
  const row = await journal.get(seal);
  if (row) await journal.put({ ...row, [served.level === 'person' ? 'servedByPerson' : 'served']: served });
}

/** What was drawn before entering becomes the entering person's. */
export async function adoptReadings(owner: Owner): Promise<void> {
  const { journal } = await shelves();
  for (const row of await journal.all()) if (row.owner === '') await journal.put({ ...row, owner });
}

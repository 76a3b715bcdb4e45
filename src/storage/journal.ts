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
  let added = false;
  await journal.change(draw.seal, (here) => {
    added = !here;
    return here ? undefined : { ...more, key: draw.seal, owner, draw, note: '', savedAt: new Date().toISOString() };
  });
  if (added) void treasure('reading');
}

export function saveNote(seal: string, note: string): Promise<void> {
  return add(seal, { note });
}

export function saveLanded(seal: string, landed: Landed): Promise<void> {
  return add(seal, { landed });
}

/** How a tableau is read from now on; what was drawn stays. */
export function saveTableau(seal: string, tableau: TableauSettings): Promise<void> {
  return add(seal, { tableau });
}

export function saveServed(seal: string, served: ServedReading): Promise<void> {
  return add(seal, { [served.level === 'person' ? 'servedByPerson' : 'served']: served });
}

/** Puts something beside a reading; one that is gone stays away. */
async function add(seal: string, more: Partial<JournalRow>): Promise<void> {
  await (await shelves()).journal.change(seal, (row) => row && { ...row, ...more });
}

export async function removeReading(seal: string): Promise<void> {
  await (await shelves()).journal.remove(seal);
}

/** Takes over readings of a file. One that is here already keeps what it has and gains what it lacks. */
export async function takeOverReadings(owner: Owner, entries: readonly JournalEntry[]): Promise<number> {
  const { journal } = await shelves();
  const added = new Set<string>();
  for (const entry of entries) {
    await journal.change(entry.draw.seal, (here) => {
      if (!here) added.add(entry.draw.seal);
      const landed = here?.landed ?? entry.landed;
      return {
        key: entry.draw.seal,
        owner,
        draw: entry.draw,
        savedAt: entry.savedAt,
        ...here,
        note: here?.note || entry.note,
        ...(landed ? { landed } : {}),
        ...(entry.tableau && !here ? { tableau: entry.tableau } : {}),
      };
    });
  }
  if (added.size > 0) void treasure('reading');
  return added.size;
}

/** What was drawn before entering becomes the entering person's. */
export async function adoptReadings(owner: Owner): Promise<void> {
  const { journal } = await shelves();
  for (const { key, owner: before } of await journal.all()) if (before === '') await add(key, { owner });
}

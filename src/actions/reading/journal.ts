import type { JournalEntry } from '../../domain/journal/entry.ts';
import { owner } from '../../session.ts';
import { takeOverReadings } from '../../storage/journal.ts';
import { giveFile, textOf } from '../app/file.ts';

/** Far above what a lifetime of readings weighs. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/** Gives the person their journal as a file. */
export async function giveJournal(entries: readonly JournalEntry[]): Promise<void> {
  const { journalFile } = await import('../../storage/journal-file.ts');
  const now = new Date();
  await giveFile(`journal-${now.toISOString().slice(0, 10)}.json`, 'application/json', journalFile(entries, now));
}

export type Brought =
  | { kind: 'brought'; added: number; altered: number }
  | { kind: 'broken' }
  | { kind: 'foreign' }
  | { kind: 'newer' };

/** Reads a journal from a file and adds what is not here yet; a file that cannot be read whole changes nothing. */
export async function bringJournal(file: File): Promise<Brought> {
  if (file.size > LARGEST_FILE_BYTES) return { kind: 'foreign' };
  const { readJournalFile } = await import('../../storage/journal-file.ts');
  const read = readJournalFile(await textOf(file));
  if (read.kind !== 'journal') return read;
  return { kind: 'brought', added: await takeOverReadings(owner(), read.entries), altered: read.altered };
}

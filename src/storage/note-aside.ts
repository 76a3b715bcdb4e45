import { mergeNotes } from '../domain/journal/merge.ts';
import { storageHealth } from './store/health.ts';
import { forget, keep, keptJson } from './store/kept.ts';
import type { JournalRow } from './store/rows.ts';
import type { Shelf } from './store/shelf.ts';

/** A note under the seal of its reading. */
interface NoteAside {
  seal: string;
  note: string;
  /** What its writer saw before; older builds did not say. */
  before?: string;
}

/**
 * Puts the note that is being kept into local storage, at once: a page that is left gets nothing more into the store.
 * Each takes the place of the one before it.
 */
export function putNoteAside(aside: NoteAside): void {
  keep('NoteAside', JSON.stringify(aside));
}

/** The store has the note. */
export function settleNoteAside({ seal, note }: NoteAside): void {
  const aside = readAside();
  const isStored = storageHealth() === 'well' || storageHealth() === 'outdated';
  if (isStored && aside?.seal === seal && aside.note === note) forget('NoteAside');
}

/** The note of a page that was left before the store had it. */
export async function carryOverNote(journal: Pick<Shelf<JournalRow>, 'change'>): Promise<void> {
  const aside = readAside();
  if (!aside) return;
  await journal.change(aside.seal, (row) => {
    if (!row || row.note === aside.note) return row;
    return {
      ...row,
      note: mergeNotes(aside.before ?? row.note, row.note, aside.note),
      copyDue: new Date().toISOString(),
    };
  });
  settleNoteAside(aside);
}

function readAside(): NoteAside | undefined {
  const { seal, note, before } = (keptJson('NoteAside') ?? {}) as Partial<NoteAside>;
  if (typeof seal !== 'string' || typeof note !== 'string') return undefined;
  return typeof before === 'string' ? { seal, note, before } : { seal, note };
}

import { fold } from '../search/match.ts';
import type { EntryLine } from './line.ts';

/** An entry and its words as they are compared. */
export interface IndexedEntry<Entry> {
  entry: Entry;
  text: string;
}

/** What entries are found by: the question, the note, what came of it, and the words given with them. */
export function indexEntries<Entry extends Pick<EntryLine, 'note' | 'landed'> & { draw: { question: string } }>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => readonly string[],
): IndexedEntry<Entry>[] {
  return entries.map((entry) => {
    const before = folded.get(entry);
    if (before?.wordsOf === wordsOf) return { entry, text: before.text };
    const text = fold([entry.draw.question, entry.note, entry.landed?.words ?? '', ...wordsOf(entry)].join('\n'));
    folded.set(entry, { wordsOf, text });
    return { entry, text };
  });
}

/** The words of an entry are compared over and over, and it never changes. */
const folded = new WeakMap<object, { wordsOf: unknown; text: string }>();

/** The entries in which every typed word occurs; all of them where none is typed. */
export function findEntries<Entry>(index: readonly IndexedEntry<Entry>[], typed: string): Entry[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return index.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ entry }) => entry);
}

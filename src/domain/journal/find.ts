import { fold } from '../search/match.ts';
import type { JournalEntry } from './entry.ts';

/** The entries in which every typed word occurs: in the question, the note, what came of it, or the words given with it. */
export function findEntries<Entry extends JournalEntry>(
  entries: readonly Entry[],
  typed: string,
  wordsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...entries];
  return entries.filter((entry) => {
    const text = fold([entry.draw.question, entry.note, entry.landed?.words ?? '', ...wordsOf(entry)].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
}

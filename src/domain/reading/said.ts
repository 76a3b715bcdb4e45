import { DAY_MS, type JournalEntry } from '../journal/entry.ts';

/** So many days a sentence that was read gives way to one that was not. */
export const REMEMBERED_DAYS = 30;

/** A sentence as a number of 31 bits (FNV-1a), so that a reading's sentences take little room in the journal. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 1;
}

/** Sentences that may be left out, without those that the person has read lately. */
export function unread<One extends { text: string }>(
  { read }: { read?: ReadonlySet<number> },
  sentences: readonly One[],
): One[] {
  return sentences.filter(({ text }) => !read?.has(hashOf(text)));
}

/** What was said in the readings of the days before one, by the moment at which it was drawn. */
export function saidBefore(entries: readonly JournalEntry[], drawnAt: string): ReadonlySet<number> {
  const until = Date.parse(drawnAt);
  const from = until - REMEMBERED_DAYS * DAY_MS;
  return new Set(
    entries.flatMap(({ draw, said = [] }) => {
      const at = Date.parse(draw.drawnAt);
      return at >= from && at < until ? said : [];
    }),
  );
}

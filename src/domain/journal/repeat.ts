import { daysBetween, type JournalEntry } from './entry.ts';

/** Days within which the same question is the same matter. */
export const SAME_MATTER_DAYS = 30;
/** Share of common letter pairs from which two questions are taken for one. */
const MIN_LIKENESS = 0.8;

export interface Earlier<Entry> {
  entry: Entry;
  days: number;
}

/** The last reading of the past thirty days that answered this question; small changes of words and marks count as the same. */
export function askedBefore<Entry extends JournalEntry>(
  question: string,
  entries: readonly Entry[],
  now: Date,
): Earlier<Entry> | null {
  const wanted = bare(question);
  if (wanted.length < 2) return null;
  let latest: Entry | null = null;
  for (const entry of entries) {
    if (
      daysBetween(entry.draw.drawnAt, now) > SAME_MATTER_DAYS ||
      likeness(wanted, bare(entry.draw.question)) < MIN_LIKENESS
    )
      continue;
    if (!latest || entry.draw.drawnAt > latest.draw.drawnAt) latest = entry;
  }
  return latest && { entry: latest, days: daysBetween(latest.draw.drawnAt, now) };
}

/** Letters and figures alone, in one case and one width. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Dice's coefficient over pairs of neighbouring characters: 1 the same, 0 nothing in common. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  const others = pairsOf(other);
  let common = 0;
  for (const pair of others) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    common += 1;
  }
  return pairs.length + others.length === 0 ? 0 : (2 * common) / (pairs.length + others.length);
}

function pairsOf(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

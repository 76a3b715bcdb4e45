import type { Intent } from '../question/matter-kinds.ts';
import { type JournalEntry, LANDINGS, type Landing } from './entry.ts';

/** What came of the readings of one matter. */
export interface IntentLandings {
  intent: Intent;
  /** How many turned out in each way. */
  counts: Readonly<Record<Landing, number>>;
  total: number;
}

/** What came of the readings by what they asked, the most often answered first; readings without a look-back are left out. */
export function landingsByIntent<Entry extends Pick<JournalEntry, 'landed'>>(
  entries: readonly Entry[],
  intentOf: (entry: Entry) => Intent,
): IntentLandings[] {
  const byIntent = new Map<Intent, Entry[]>();
  for (const entry of entries) {
    if (!entry.landed) continue;
    const intent = intentOf(entry);
    byIntent.set(intent, [...(byIntent.get(intent) ?? []), entry]);
  }
  return [...byIntent]
    .map(([intent, entries]) => ({ intent, counts: countsOf(entries), total: entries.length }))
    .sort((a, b) => b.total - a.total || (a.intent < b.intent ? -1 : 1));
}

function countsOf(entries: readonly Pick<JournalEntry, 'landed'>[]): Record<Landing, number> {
  const counts = LANDINGS.map((how) => [how, entries.filter(({ landed }) => landed?.how === how).length]);
  return Object.fromEntries(counts) as Record<Landing, number>;
}

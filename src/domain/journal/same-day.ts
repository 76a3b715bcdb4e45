import type { MatterChange } from '../question/asked.ts';
import type { Matter } from '../question/matter-kinds.ts';
import { changeOf, DAY_MS, type JournalEntry } from './entry.ts';
import { bare } from './repeat.ts';

/** The readings that answered the very words of a question within the day before `now`, the last one first. */
export function sameWordsToday<Entry extends JournalEntry>(
  question: string,
  entries: readonly Entry[],
  now: Date,
): Entry[] {
  const wanted = bare(question);
  if (wanted === '') return [];
  return entries
    .filter(({ draw }) => Math.abs(now.getTime() - Date.parse(draw.drawnAt)) < DAY_MS && bare(draw.question) === wanted)
    .sort((a, b) => b.draw.drawnAt.localeCompare(a.draw.drawnAt));
}

/**
 * Whether the same words were asked about the same matter: what is asked, of whom, how the two stand, and between which
 * two things, where the words themselves do not name those. `understood`: what the words say by themselves; the changes
 * are what was set right of them.
 */
export function isSameMatter(
  understood: Pick<Matter, 'intent' | 'person' | 'bond' | 'options'>,
  change: MatterChange = {},
  entry: Pick<JournalEntry, 'matter' | 'options'>,
): boolean {
  const [now, then] = [
    { ...understood, ...change },
    { ...understood, ...changeOf(entry) },
  ];
  return (
    now.intent === then.intent &&
    now.person === then.person &&
    now.bond === then.bond &&
    (understood.options !== null || areSameWays(change.options, entry.options))
  );
}

/** Two names each, in either order; ways that were not named on one of the two sides say nothing. */
function areSameWays(now: MatterChange['options'], then: JournalEntry['options']): boolean {
  if (!now || !then) return true;
  const folded = (ways: readonly string[]) => ways.map(bare).sort().join('/');
  return folded(now) === folded(then);
}

import { useMemo, useState } from 'react';
import { DAY_MS } from '../../../domain/journal/entry.ts';
import { isSameMatter, sameWordsToday } from '../../../domain/journal/same-day.ts';
import type { MatterChange } from '../../../domain/question/asked.ts';
import { owner } from '../../../session.ts';
import { readDrawn } from '../../../storage/journal.ts';
import { useLive } from '../../../storage/store/live.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { useNow } from '../useNow.ts';
import { useMatter } from './useMatter.ts';

interface AskedToday {
  /** The reading of this very question that is less than a day old. */
  today: JournalRow | null;
  /** Whether the journal was looked through. */
  known: boolean;
}

/** Looks in the journal of this phone for a reading of the same words and the same matter within a day. */
export function useAskedToday(
  question: string,
  change: MatterChange | undefined,
  options: [string, string] | undefined,
): AskedToday {
  const me = owner();
  const [from] = useState(() => new Date(Date.now() - DAY_MS).toISOString());
  const rows = useLive(() => readDrawn(me, from), [me, from]);
  const now = useNow();
  const same = useMemo(() => sameWordsToday(question, rows ?? [], now), [question, rows, now]);
  const understood = useMatter(same.length > 0 ? question : '', 'open', undefined, 'ask again')?.matter;
  if (question === '') return { today: null, known: true };
  if (!rows || (same.length > 0 && !understood)) return { today: null, known: false };
  const asked = { ...change, ...(options ? { options } : {}) };
  return { today: same.find((row) => understood && isSameMatter(understood, asked, row)) ?? null, known: true };
}

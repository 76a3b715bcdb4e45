import { dayOf } from '../../domain/day.ts';
import { isDayDraw } from '../../domain/lesson/day-card.ts';
import { owner, useSession } from '../../session.ts';
import { readJournal } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/** The cards of the day that the journal keeps, by day; the first one of a day counts. */
export function useDayCards(): ReadonlyMap<string, JournalRow> | undefined {
  useSession();
  const me = owner();
  return useLive(async () => {
    const rows = (await readJournal(me)).filter(({ draw }) => isDayDraw(draw));
    return new Map(rows.map((row) => [dayOf(new Date(row.draw.drawnAt)), row]));
  }, [me]);
}

import { daysAfter, startOfDay } from '../../domain/day.ts';
import { isDayDraw } from '../../domain/lesson/day-card.ts';
import { owner, useSession } from '../../session.ts';
import { readDrawn } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/** The card of a day that the journal keeps; the first one of the day counts. */
export function useDayCard(day: string): JournalRow | undefined {
  useSession();
  const me = owner();
  return useLive(async () => {
    const drawn = await readDrawn(me, startOfDay(day), startOfDay(daysAfter(day, 1)));
    return drawn.filter(({ draw }) => isDayDraw(draw)).at(-1);
  }, [me, day]);
}

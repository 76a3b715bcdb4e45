import { turnedOn } from '../../actions/content/lessons.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import type { LessonDeck } from '../../domain/lesson/deck.ts';
import { owner, useSession } from '../../session.ts';
import { readDayCard } from '../../storage/lessons.ts';
import { useLive } from '../../storage/store/live.ts';
import { useToday } from './useLesson.ts';

/** The card of today once it is turned; null before, `undefined` until the phone has answered. */
export function useDayCard(deck: LessonDeck): SealedDraw | null | undefined {
  useSession();
  const me = owner();
  const today = useToday();
  const row = useLive(async () => (await readDayCard(me)) ?? null, [me]);
  return row === undefined ? undefined : turnedOn(row, deck, today);
}

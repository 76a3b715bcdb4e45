import { dayOf } from '../../domain/day.ts';
import { cardsOf, type LessonCard, type LessonDeck } from '../../domain/lesson/deck.ts';
import type { Memory } from '../../domain/lesson/memory.ts';
import { type Lesson, lessonOf } from '../../domain/lesson/queue.ts';
import { owner, useSession } from '../../session.ts';
import { readMemories } from '../../storage/lessons.ts';
import { useSettings } from '../../storage/settings.ts';
import { useLive } from '../../storage/store/live.ts';
import { useNow } from '../reading/useNow.ts';

/** The day on this phone; another one after midnight. */
export function useToday(): string {
  return dayOf(useNow());
}

/** What the person remembers of the cards. */
export function useMemories(): ReadonlyMap<LessonCard, Memory> | undefined {
  useSession();
  const me = owner();
  return useLive(() => readMemories(me), [me]);
}

/** The lesson of today in a deck. */
export function useLesson(deck: LessonDeck, memories: ReadonlyMap<LessonCard, Memory> | undefined): Lesson | undefined {
  const { newCards } = useSettings();
  const today = useToday();
  return memories && lessonOf(cardsOf(deck), memories, today, newCards);
}

import { dayOf } from '../../domain/day.ts';
import { cardsOf, LESSON_DECKS } from '../../domain/lesson/deck.ts';
import { lessonOf } from '../../domain/lesson/queue.ts';
import { owner } from '../../session.ts';
import { readDayCard, readMemories } from '../../storage/lessons.ts';
import { changeSettings, settings } from '../../storage/settings.ts';
import { keep, kept } from '../../storage/store/kept.ts';
import { isInstalled, needsHandInstall } from './install.ts';

export type BadgeState = 'none' | 'not-installed' | 'ready';

/** Whether the icon can bear a number: many browsers cannot, and none before the app is installed. */
export function badgeState(): BadgeState {
  if (!('setAppBadge' in navigator)) return 'none';
  return isInstalled() ? 'ready' : 'not-installed';
}

/** Switches the number on or off. iOS shows it only to whom it may notify. @returns false when that is refused */
export async function switchBadge(on: boolean): Promise<boolean> {
  if (on && needsHandInstall() && (await askToNotify()) !== 'granted') return false;
  changeSettings({ badge: on });
  if (on) watchBadge();
  else await navigator.clearAppBadge?.().catch(() => {});
  return true;
}

export async function askToNotify(): Promise<NotificationPermission> {
  if (!('Notification' in globalThis)) return 'denied';
  return await Notification.requestPermission();
}

let watching = false;

/** Shows the number now and whenever the app is left or come back to. */
function watchBadge(): void {
  void showBadge();
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => void showBadge());
}

/** The lessons were looked at: the number goes for today, and no reminder comes. */
export async function seeLessons(): Promise<void> {
  const today = dayOf(new Date());
  if (kept('LessonsSeen') !== today) keep('LessonsSeen', today);
  await showBadge();
}

let arrived = 0;

/** So many answers and look-backs wait to be looked at: the icon counts them, too, from now on. */
export function countArrived(count: number): void {
  arrived = count;
  watchBadge();
}

async function showBadge(): Promise<void> {
  const today = dayOf(new Date());
  if (!settings().badge || badgeState() !== 'ready') return;
  const waiting = arrived + (kept('LessonsSeen') === today ? 0 : await cardsWaiting(today));
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

/** Cards due today in both decks; where none is, 1 for a card of the day that was not turned. */
async function cardsWaiting(today: string): Promise<number> {
  const [memories, day] = await Promise.all([readMemories(owner()), readDayCard(owner())]);
  const due = LESSON_DECKS.map((deck) => lessonOf(cardsOf(deck), memories, today, 0)).map(
    (lesson) => lesson.due.length + lesson.again.length,
  );
  const total = due.reduce((sum, count) => sum + count, 0);
  return total || (day?.turned[settings().dayDeck]?.day === today ? 0 : 1);
}

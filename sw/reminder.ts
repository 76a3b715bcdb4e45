import { get } from 'idb-keyval';
import { brandOf } from '../src/domain/brand.ts';
import { dayOf } from '../src/domain/day.ts';
import { REMINDER, type ReminderWords } from '../src/domain/lesson/reminder.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/today';

/** Says once a day that a card waits, unless the person was there today or wants no reminder any more. */
export async function remind(): Promise<void> {
  const [words, seen] = await Promise.all([get<string>('Reminder'), get<string>('LessonsSeen')]);
  if (!words || seen === dayOf(new Date())) return;
  const { title, text } = JSON.parse(words) as ReminderWords;
  const icon = `${brandOf(self.location.hostname).icons}/icon-192.png`;
  await self.registration.showNotification(title, { body: text, tag: REMINDER, icon });
  await navigator.setAppBadge?.(1).catch(() => {});
}

/** Brings the app to the front, at the card of the day unless told otherwise. */
export async function openReminded(path = PAGE): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows[0];
  if (!open) return void (await self.clients.openWindow(path));
  await open.focus();
  await open.navigate(path);
}

import { dayOf, daysAfter } from '../../domain/day.ts';
import { dailyCalendar } from '../../domain/lesson/calendar.ts';
import { REMINDER, type ReminderWords } from '../../domain/lesson/reminder.ts';
import { forget, keep, kept } from '../../storage/store/kept.ts';
import { askToNotify } from './badge.ts';
import { giveFile } from './file.ts';

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

/** Twenty hours, so that the hour of the day may move a little. */
const MIN_INTERVAL_MS = 20 * 3_600_000;

/** Whether this platform can wake the app by itself: Chromium alone does, once the app is installed and used. */
export async function canRemind(): Promise<boolean> {
  try {
    if (!('Notification' in globalThis) || !(await wakes())) return false;
    const asked = { name: 'periodic-background-sync' } as unknown as PermissionDescriptor;
    return (await navigator.permissions.query(asked)).state === 'granted';
  } catch {
    return false;
  }
}

export function isReminding(): boolean {
  return kept('Reminder') !== null;
}

/** Asks for the permission to notify, then for a waking a day. @returns false when either is refused */
export async function remindDaily(words: ReminderWords): Promise<boolean> {
  if ((await askToNotify()) !== 'granted') return false;
  try {
    await (await wakes())!.register(REMINDER, { minInterval: MIN_INTERVAL_MS });
  } catch (reason) {
    console.info('The browser gives no waking:', String(reason));
    return false;
  }
  keep('Reminder', JSON.stringify(words));
  return true;
}

/** Keeps what is said in the language that is spoken now. */
export function rewordReminder(words: ReminderWords): void {
  if (isReminding()) keep('Reminder', JSON.stringify(words));
}

export async function remindNoMore(): Promise<void> {
  forget('Reminder');
  await (await wakes())?.unregister(REMINDER).catch(() => {});
}

/** Gives the person a calendar file that rings every day from tomorrow on. `time`: `HH:MM`. */
export async function giveCalendar({ title, text }: ReminderWords, time: string): Promise<void> {
  const now = new Date();
  const event = {
    title,
    text,
    address: `${location.origin}/today`,
    day: daysAfter(dayOf(now), 1),
    time,
    uid: `${REMINDER}@${location.hostname}`,
  };
  await giveFile(`${REMINDER}.ics`, 'text/calendar', dailyCalendar(event, now));
}

async function wakes(): Promise<PeriodicSync | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker && (Reflect.get(worker, 'periodicSync') as PeriodicSync | undefined);
}

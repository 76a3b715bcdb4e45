import { daysBetween, type JournalEntry } from './entry.ts';

/** A reading covers half a year; after three weeks there is something to tell. */
export const FOLLOW_UP_AFTER_DAYS = 21;
export const FOLLOW_UP_UNTIL_DAYS = 183;

/** Whether it is time to ask how a reading landed: after three weeks, and three weeks after every "too early". */
export function isFollowUpDue(entry: JournalEntry, now: Date): boolean {
  if (daysBetween(entry.draw.drawnAt, now) > FOLLOW_UP_UNTIL_DAYS) return false;
  if (entry.landed && entry.landed.how !== 'open') return false;
  return daysBetween(entry.landed?.at ?? entry.draw.drawnAt, now) >= FOLLOW_UP_AFTER_DAYS;
}

/** The readings to be asked about, the oldest first. */
export function followUpsDue<Entry extends JournalEntry>(entries: readonly Entry[], now: Date): Entry[] {
  return entries
    .filter((entry) => isFollowUpDue(entry, now))
    .sort((a, b) => a.draw.drawnAt.localeCompare(b.draw.drawnAt));
}

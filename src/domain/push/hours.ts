/** Minutes of a day from its midnight, 0 to 1439. */
export type MinuteOfDay = number;

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** From one minute of the day up to, not including, another; past midnight where it ends before it begins. */
export interface Quiet {
  readonly from: MinuteOfDay;
  readonly until: MinuteOfDay;
}

/** In these hours of the phone nothing rings that was not asked for at that hour. */
export const QUIET_HOURS: Quiet = { from: 22 * 60, until: 8 * 60 };

/** The minute of UTC at which a clock shows `local`. `offset`: minutes from local time to UTC, as `getTimezoneOffset`. */
export function minuteInUtc(local: MinuteOfDay, offset: number): MinuteOfDay {
  return (((local + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** Minutes since midnight of `HH:MM`. */
export function minuteOf(time: string): MinuteOfDay {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function isQuiet(minute: MinuteOfDay, { from, until }: Quiet): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** `now` where nothing is quiet, else the moment at which it ends; `quiet` in minutes of UTC. */
export function afterQuiet(now: Date, quiet: Quiet): Date {
  return isQuiet(utcMinute(now), quiet) ? nextAt(quiet.until, now) : now;
}

/** The first moment after `now` at which it is this minute of UTC. */
export function nextAt(minute: MinuteOfDay, now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const today = midnight + minute * MINUTE_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MINUTES * MINUTE_MS);
}

export function utcMinute(moment: Date): MinuteOfDay {
  return moment.getUTCHours() * 60 + moment.getUTCMinutes();
}

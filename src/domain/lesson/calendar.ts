import { calendarFile } from '../ics.ts';

interface DailyEvent {
  /** What stands in the calendar. */
  title: string;
  text: string;
  /** The address that the event leads to. */
  address: string;
  /** The first day, `YYYY-MM-DD`, and the time of day, `HH:MM`, wherever the phone is. */
  day: string;
  time: string;
  /** Makes the event the same one when the file is taken in twice. */
  uid: string;
}

/** A calendar file with one event that returns every day and rings at its beginning. */
export function dailyCalendar({ day, time, ...event }: DailyEvent, now: Date): string {
  // without a zone, so that the morning stays the morning on a journey
  const start = `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  return calendarFile([{ ...event, when: [start, 'DURATION:PT5M', 'RRULE:FREQ=DAILY'], rings: true }], now);
}

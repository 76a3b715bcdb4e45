import { ownLocale } from './own-locale.ts';

/** A moment of the contract as the person's language writes day and hour. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(ownLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment where this phone is. */
export function dayWords(moment: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  const name = `${ownLocale()} ${dateStyle}`;
  const format = dayFormats.get(name) ?? new Intl.DateTimeFormat(ownLocale(), { dateStyle });
  dayFormats.set(name, format);
  return format.format(new Date(moment));
}

/** Made once a language: it takes far longer to make one than to write a day with it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The hour of an instant by the clock of this device, as the person's own English or Chinese writes it. */
export function hourWords(instant: string): string {
  return new Date(instant).toLocaleTimeString(ownLocale(), { hour: '2-digit', minute: '2-digit' });
}

/** A day of the calendar, `YYYY-MM-DD`, in words of the given length. */
export function calendarDayWords(day: string, form: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(ownLocale(), { ...form, timeZone: 'UTC' });
}

/** The day of an instant by the clock of this device. */
export function dateWords(instant: string, form: Intl.DateTimeFormatOptions): string {
  return new Date(instant).toLocaleDateString(ownLocale(), form);
}

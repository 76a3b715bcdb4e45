import { ownLocale } from '../../i18n/own-locale.ts';

/** A moment in the time of this phone: the time of day alone while it is today, else with its weekday. */
export function when(moment: Date, now: Date): string {
  const today = moment.toDateString() === now.toDateString();
  return moment.toLocaleString(ownLocale(), {
    ...(today ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

import { currentLanguage } from '../../i18n/language.ts';

const DAY_MS = 86_400_000;

/** Days from one day to another, both `YYYY-MM-DD`. */
export function daysUntil(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "today", "tomorrow", "in 3 days", as the spoken language says it. */
export function whenWords(days: number): string {
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: days < 2 ? 'auto' : 'always' }).format(days, 'day');
}

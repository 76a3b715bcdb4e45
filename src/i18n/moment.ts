import { ownLocale } from './own-locale.ts';

/** A moment of the contract as the person's language writes day and hour. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(ownLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a moment where this phone is. */
export function dayWords(moment: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  return new Date(moment).toLocaleDateString(ownLocale(), { dateStyle });
}

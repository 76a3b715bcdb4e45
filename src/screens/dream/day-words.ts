import { currentLanguage } from '../../i18n/language.ts';

/** A day `YYYY-MM-DD` as the spoken language writes it. */
export function dayWords(day: string): string {
  const noon = new Date(`${day}T12:00`);
  if (Number.isNaN(noon.getTime())) return day;
  return noon.toLocaleDateString(currentLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

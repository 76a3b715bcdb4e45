import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { DayWords } from './words.ts';

const DAYS: Record<Language, () => Promise<{ days: DayWords }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** What a day is good for, in one language. */
export async function loadDayWords(language: Language): Promise<DayWords> {
  return (await fetchPart(DAYS[language])).days;
}

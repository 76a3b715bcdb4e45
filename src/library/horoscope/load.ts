import type { HoroscopeWords } from '../../domain/horoscope/texts.ts';
import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';

const HOROSCOPES: Record<Language, () => Promise<{ horoscope: HoroscopeWords }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

/** What a horoscope says, in one language. */
export async function loadHoroscopeWords(language: Language): Promise<HoroscopeWords> {
  return (await fetchPart(HOROSCOPES[language])).horoscope;
}

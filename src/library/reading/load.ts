import type { Language } from '../../domain/language.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { fetchPart } from '../../platform/part.ts';

const PHRASES: Record<Language, () => Promise<{ phrases: ReadingPhrases }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** How a language joins cards into a reading. */
export async function loadReadingPhrases(language: Language): Promise<ReadingPhrases> {
  return (await fetchPart(PHRASES[language])).phrases;
}

import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { TarotMeanings } from './meaning.ts';

const MEANINGS: Record<Language, () => Promise<{ meanings: TarotMeanings }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

/** The 78 cards in one language, whole. */
export async function loadTarotMeanings(language: Language): Promise<TarotMeanings> {
  return (await fetchPart(MEANINGS[language])).meanings;
}

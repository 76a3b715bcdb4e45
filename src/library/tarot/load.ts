import type { Language } from '../../domain/language.ts';
import { withPatience } from '../../domain/patience.ts';
import type { TarotMeanings } from './meaning.ts';

const MEANINGS: Record<Language, () => Promise<{ meanings: TarotMeanings }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

/** The 78 cards in one language, whole. */
export async function loadTarotMeanings(language: Language): Promise<TarotMeanings> {
  return (await withPatience(MEANINGS[language])).meanings;
}

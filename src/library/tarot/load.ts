import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { TarotKeywords } from '../keywords/keywords.ts';
import { type TarotEssays, type TarotMeanings, type TarotWords, wholeCards } from './meaning.ts';

const WORDS: Record<Language, () => Promise<{ words: TarotWords }>> = {
  en: () => import('./en/words.ts'),
  'zh-CN': () => import('./zh-CN/words.ts'),
  'zh-TW': () => import('./zh-TW/words.ts'),
};

const ESSAYS: Record<Language, () => Promise<{ essays: TarotEssays }>> = {
  en: () => import('./en/essays.ts'),
  'zh-CN': () => import('./zh-CN/essays.ts'),
  'zh-TW': () => import('./zh-TW/essays.ts'),
};

const KEYWORDS: Record<Language, () => Promise<{ keywords: TarotKeywords }>> = {
  en: () => import('../keywords/tarot/en.ts'),
  'zh-CN': () => import('../keywords/tarot/zh-CN.ts'),
  'zh-TW': () => import('../keywords/tarot/zh-TW.ts'),
};

/** What readings take of the 78 cards in one language. */
export async function loadTarotWords(language: Language): Promise<TarotWords> {
  return (await fetchPart(WORDS[language])).words;
}

/** The 78 cards in one language, whole. */
export async function loadTarotMeanings(language: Language): Promise<TarotMeanings> {
  const [words, { essays }, { keywords }] = await Promise.all([
    loadTarotWords(language),
    fetchPart(ESSAYS[language]),
    fetchPart(KEYWORDS[language]),
  ]);
  return wholeCards(words, essays, keywords);
}

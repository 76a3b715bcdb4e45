import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { AltTexts } from './texts.ts';

const TEXTS: Record<Language, () => Promise<{ alt: AltTexts }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** The sentences for all 114 cards in one language. */
export async function loadAltTexts(language: Language): Promise<AltTexts> {
  return (await fetchPart(TEXTS[language])).alt;
}

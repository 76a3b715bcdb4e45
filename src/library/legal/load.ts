import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { LegalWords } from './words.ts';

const LEGAL: Record<Language, () => Promise<{ legal: LegalWords }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

/** Agreements and notices in one language. */
export async function loadLegal(language: Language): Promise<LegalWords> {
  return (await fetchPart(LEGAL[language])).legal;
}

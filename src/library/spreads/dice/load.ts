import type { Language } from '../../../domain/language.ts';
import type { SpreadTexts } from '../../../domain/reading/texts.ts';
import { fetchPart } from '../../../platform/part.ts';

const SPREADS: Record<Language, () => Promise<{ spreads: SpreadTexts }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** Titles and positions of the throws of the star dice in one language. */
export async function loadDiceSpreadTexts(language: Language): Promise<SpreadTexts> {
  return (await fetchPart(SPREADS[language])).spreads;
}

import type { Language } from '../../domain/language.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { fetchPart } from '../../platform/part.ts';

const SKY: Record<Language, () => Promise<{ sky: SkyWords }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

/** What a birth chart says, in one language, whole. */
export async function loadSkyWords(language: Language): Promise<SkyWords> {
  return (await fetchPart(SKY[language])).sky;
}

const TRANSITS: Record<Language, () => Promise<{ transits: SkyWords['transits'] }>> = {
  en: () => import('./en/transits.ts'),
  'zh-CN': () => import('./zh-CN/transits.ts'),
  'zh-TW': () => import('./zh-TW/transits.ts'),
};

/** What planets of the sky do to those of a birth, in one language. */
export async function loadTransitWords(language: Language): Promise<SkyWords['transits']> {
  return (await fetchPart(TRANSITS[language])).transits;
}

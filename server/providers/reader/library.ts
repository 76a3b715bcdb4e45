import type { Language } from '../../../src/domain/language.ts';
import type { Names } from '../../../src/library/names/names.ts';
import type { TarotMeanings } from '../../../src/library/tarot/meaning.ts';

const NAMES: Record<Language, () => Promise<{ names: Names }>> = {
  en: () => import('../../../src/library/names/en.ts'),
  'zh-CN': () => import('../../../src/library/names/zh-CN.ts'),
  'zh-TW': () => import('../../../src/library/names/zh-TW.ts'),
};
const TAROT: Record<Language, () => Promise<{ meanings: TarotMeanings }>> = {
  en: () => import('../../../src/library/tarot/en/index.ts'),
  'zh-CN': () => import('../../../src/library/tarot/zh-CN/index.ts'),
  'zh-TW': () => import('../../../src/library/tarot/zh-TW/index.ts'),
};

export async function namesIn(language: Language): Promise<Names> {
  return (await NAMES[language]()).names;
}

export async function tarotMeaningsIn(language: Language): Promise<TarotMeanings> {
  return (await TAROT[language]()).meanings;
}

import type { Language } from '../../../src/domain/language.ts';
import type { Names } from '../../../src/library/names/names.ts';

const NAMES: Record<Language, () => Promise<{ names: Names }>> = {
  en: () => import('../../../src/library/names/en.ts'),
  'zh-CN': () => import('../../../src/library/names/zh-CN.ts'),
  'zh-TW': () => import('../../../src/library/names/zh-TW.ts'),
};

/** What cards and topics are called in a language. */
export async function namesIn(language: Language): Promise<Names> {
  return (await NAMES[language]()).names;
}

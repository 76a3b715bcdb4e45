import type { Language } from '../../../domain/language.ts';
import { fetchPart } from '../../../platform/part.ts';

const LAYING: Record<Language, () => Promise<{ laying: Readonly<Record<string, string>> }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** How each spread is laid and read, by its key, in one language. */
export async function loadLaying(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await fetchPart(LAYING[language])).laying;
}

import type { DreamNames, DreamWords } from '../../domain/dream/words.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';

const DREAMS: Record<Language, () => Promise<{ dreams: DreamWords }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};

const NAMES: Record<Language, () => Promise<{ names: DreamNames }>> = {
  en: () => import('./names/en.ts'),
  'zh-CN': () => import('./names/zh-CN.ts'),
  'zh-TW': () => import('./names/zh-TW.ts'),
};

/** What the dictionary says of every symbol in one language, whole. */
export async function loadDreams(language: Language): Promise<DreamWords> {
  return (await fetchPart(DREAMS[language])).dreams;
}

/** What the symbols are called in all three languages, for a search and a diary that know no borders. */
export async function loadDreamNames(): Promise<Record<Language, DreamNames>> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await fetchPart(NAMES[language])).names] as const),
  );
  return Object.fromEntries(all) as Record<Language, DreamNames>;
}

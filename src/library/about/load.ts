import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { AboutWords } from './words.ts';

const ABOUT: Record<Language, () => Promise<{ about: AboutWords }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** What the app says of itself in one language. */
export async function loadAbout(language: Language): Promise<AboutWords> {
  return (await fetchPart(ABOUT[language])).about;
}

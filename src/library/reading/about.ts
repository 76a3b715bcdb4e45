import type { Language } from '../../domain/language.ts';
import type { MatterWords } from '../../domain/reading/matter-words.ts';
import { fetchPart } from '../../platform/part.ts';

export type AboutWords = MatterWords['about'];

const ABOUT: Record<Language, () => Promise<AboutWords>> = {
  en: async () => (await import('./en/matter/about.ts')).about,
  'zh-CN': async () => (await import('./zh-CN/matter/about.ts')).about,
  'zh-TW': async () => (await import('./zh-TW/matter/about.ts')).about,
};

/** What matters, persons, times and bonds are called. */
export function loadAboutWords(language: Language): Promise<AboutWords> {
  return fetchPart(ABOUT[language]);
}

import type { HomeBlocks } from '../../domain/home/blocks.ts';
import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';

const HOME: Record<Language, () => Promise<{ home: HomeBlocks }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** The home page as it ships: shown until this device has a kept or a fresh one. */
export async function shippedHome(language: Language): Promise<HomeBlocks> {
  return (await fetchPart(HOME[language])).home;
}

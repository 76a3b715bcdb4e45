import type { Language } from '../../domain/language.ts';
import type { Names } from './names.ts';

/** What things are called, by language. */
export const NAMES: Record<Language, () => Promise<{ names: Names }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

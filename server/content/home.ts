import type { HomeBlocks } from '../../src/domain/home/blocks.ts';
import type { Language } from '../../src/domain/language.ts';
import { home as en } from '../../src/library/home/en.ts';
import { home as cn } from '../../src/library/home/zh-CN.ts';
import { home as tw } from '../../src/library/home/zh-TW.ts';

const HOME: Record<Language, HomeBlocks> = { en, 'zh-CN': cn, 'zh-TW': tw };

/** What the home screen shows; here an operator changes it for everybody. */
export function homeIn(language: Language): HomeBlocks {
  return HOME[language];
}

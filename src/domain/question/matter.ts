import type { Language } from '../language.ts';
import { english } from './matter/words/en/vocabulary.ts';
import { chinese } from './matter/words/zh/vocabulary.ts';
import type { Matter } from './matter-kinds.ts';
import { understand } from './understand.ts';

/** Understands a cleaned question without a network, with the words of all languages at hand. */
export function matterOf(question: string, language: Language): Matter {
  return understand(question, language, { english: english(), chinese: chinese() });
}

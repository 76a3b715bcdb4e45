import type { DicePhrases } from '../../domain/dice/texts.ts';
import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import type { DiceWords } from './words.ts';

const WORDS: Record<Language, () => Promise<{ dice: DiceWords }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};
const PHRASES: Record<Language, () => Promise<{ phrases: DicePhrases }>> = {
  en: () => import('./en/phrases.ts'),
  'zh-CN': () => import('./zh-CN/phrases.ts'),
  'zh-TW': () => import('./zh-TW/phrases.ts'),
};

/** All that a reading of a throw is made of: the 36 faces with their grammar, and the phrases round them. */
export async function loadDiceLibrary(language: Language): Promise<{ words: DiceWords; phrases: DicePhrases }> {
  const [{ dice }, { phrases }] = await Promise.all([fetchPart(WORDS[language]), fetchPart(PHRASES[language])]);
  return { words: dice, phrases };
}

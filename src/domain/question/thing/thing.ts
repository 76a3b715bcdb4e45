import type { Language } from '../../language.ts';
import { chineseThing } from './chinese.ts';
import { englishThing } from './english.ts';

const FINDERS: Readonly<Record<Language, (text: string) => readonly string[]>> = {
  en: englishThing,
  'zh-CN': chineseThing,
  'zh-TW': chineseThing,
};

/**
 * The one thing that a question names, as a sentence of the reading may say it: the rent, your car, 大夜班, 你的房租.
 * Null where none is named that is surely whole, where several are, and where the question is in another script.
 */
export function thingIn(question: string, language: Language): string | null {
  const text = question.normalize('NFKC').replace(/[’‘]/gu, '’');
  const [thing, ...others] = [...new Set(FINDERS[language](text))];
  return thing && others.length === 0 ? thing : null;
}

import type { Language } from '../../language.ts';
import { chineseThing } from './chinese.ts';
import { englishThing } from './english.ts';

/**
 * The one thing that a question names, as a sentence of the reading may say it: the rent, your car, 大夜班, 你的房租.
 * Null where none is named that is surely whole, where several are, and where the question is in another script.
 */
export function thingIn(question: string, language: Language): string | null {
  const text = question.normalize('NFKC').replace(/[’‘]/gu, '’');
  const found = language === 'en' ? englishThing(text) : chineseThing(text);
  const [thing, ...others] = [...new Set(found)];
  return thing && others.length === 0 ? thing : null;
}

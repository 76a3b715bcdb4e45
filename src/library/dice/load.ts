import type { DiceAnswerWords } from '../../domain/dice/answer-words.ts';
import type { DiceLibrary } from '../../domain/dice/material.ts';
import type { DicePhrases } from '../../domain/dice/texts.ts';
import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';
import { loadAnsweringWords } from '../reading/answering.ts';
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

const ANSWERS: Record<Language, () => Promise<{ answer: DiceAnswerWords }>> = {
  en: () => import('./en/answer/index.ts'),
  'zh-CN': () => import('./zh-CN/answer/index.ts'),
  'zh-TW': () => import('./zh-TW/answer/index.ts'),
};

/** The 36 faces with their grammar. */
export async function loadDiceWords(language: Language): Promise<DiceWords> {
  return (await fetchPart(WORDS[language])).dice;
}

/** All that a reading of a throw is made of. */
export async function loadDiceLibrary(language: Language): Promise<DiceLibrary> {
  const [words, { phrases }, { answer }, speech] = await Promise.all([
    loadDiceWords(language),
    fetchPart(PHRASES[language]),
    fetchPart(ANSWERS[language]),
    loadAnsweringWords(language),
  ]);
  return { words, phrases, answer, speech };
}

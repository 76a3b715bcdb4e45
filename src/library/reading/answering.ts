import type { Language } from '../../domain/language.ts';
import type { MatterSpeech } from '../../domain/reading/texts.ts';
import { fetchPart } from '../../platform/part.ts';

const ANSWERING: Record<Language, () => Promise<MatterSpeech>> = {
  en: () => import('./en/matter.ts'),
  'zh-CN': () => import('./zh-CN/matter.ts'),
  'zh-TW': () => import('./zh-TW/matter.ts'),
};

/** The words that answer a question, whatever was laid for it. */
export function loadAnsweringWords(language: Language): Promise<MatterSpeech> {
  return fetchPart(ANSWERING[language]);
}

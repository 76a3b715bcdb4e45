import type { Language } from '../../domain/language.ts';
import type { MatterSpeech } from '../../domain/reading/texts.ts';
import { fetchPart } from '../../platform/part.ts';

const SPEECH: Record<Language, () => Promise<MatterSpeech>> = {
  en: () => import('./en/matter.ts'),
  'zh-CN': () => import('./zh-CN/matter.ts'),
  'zh-TW': () => import('./zh-TW/matter.ts'),
};

/** What is said of a matter in every kind of reading. */
export function loadMatterSpeech(language: Language): Promise<MatterSpeech> {
  return fetchPart(SPEECH[language]);
}

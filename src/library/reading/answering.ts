import type { Language } from '../../domain/language.ts';
import { OUTCOME_AREAS } from '../../domain/reading/places.ts';
import type { MatterSpeech } from '../../domain/reading/texts.ts';
import { loadReadingPhrases } from './load.ts';

/** The words that answer a question, whatever was laid for it. */
export async function loadAnsweringWords(language: Language): Promise<MatterSpeech> {
  const { matter, after } = await loadReadingPhrases(language, {
    places: [],
    outcomes: [],
    areas: OUTCOME_AREAS,
    free: true,
    concerns: [],
    further: [],
  });
  return { matter, after };
}

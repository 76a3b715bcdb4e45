import type { Language } from '../../domain/language.ts';
import type { LenormandLibrary } from '../../domain/lenormand/reading/narrator.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { names } from '../../i18n/names.ts';
import { loadLenormandLibrary } from '../../library/lenormand/load.ts';
import type { LenormandMeanings } from '../../library/lenormand/meaning.ts';
import { loadLenormandSpreadTexts } from '../../library/spreads/lenormand/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** All that the pages of Lenormand say of the cards. */
export type LenormandWords = LenormandLibrary & { meanings: LenormandMeanings };

/** Meanings, pairs and phrases of the spoken language; a pack that does not arrive goes to the error screen. */
export function useLenormand(): LenormandWords | undefined {
  return useLoaded(loadLenormandWords);
}

/** Titles and places of the spreads. */
export function useSpreadTexts(): SpreadTexts | undefined {
  return useLoaded(loadLenormandSpreadTexts);
}

/** What `useLenormand` gives. */
export async function loadLenormandWords(language: Language): Promise<LenormandWords> {
  return { ...(await loadLenormandLibrary(language)), names: names() };
}

import { useEffect, useState } from 'react';
import type { LenormandLibrary } from '../../domain/lenormand/reading/teller.ts';
import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { loadLenormandLibrary } from '../../library/lenormand/load.ts';
import type { LenormandMeanings } from '../../library/lenormand/meaning.ts';
import { loadLenormandSpreadTexts } from '../../library/spreads/lenormand/load.ts';

/** All that the pages of Lenormand say of the cards. */
export type LenormandWords = LenormandLibrary & { meanings: LenormandMeanings };

/** Meanings, pairs and phrases of the spoken language; a pack that does not arrive goes to the error screen. */
export function useLenormand(): LenormandWords | undefined {
  return useLoaded(loadWords);
}

/** Titles and places of the spreads. */
export function useSpreadTexts(): SpreadTexts | undefined {
  return useLoaded(loadTitles);
}

async function loadWords(): Promise<LenormandWords> {
  return { ...(await loadLenormandLibrary(currentLanguage())), names: names() };
}

const loadTitles = () => loadLenormandSpreadTexts(currentLanguage());

function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    load().then((loaded) => setValue(() => loaded), setFailed);
  }, [load]);
  if (failed) throw failed;
  return value;
}

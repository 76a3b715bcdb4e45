import { useEffect, useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { loadTarotMeanings } from '../../library/tarot/load.ts';
import type { TarotMeanings } from '../../library/tarot/meaning.ts';

/** The tarot meanings of the spoken language; a pack that does not arrive goes to the error screen. */
export function useMeanings(): TarotMeanings | undefined {
  const [meanings, setMeanings] = useState<TarotMeanings>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadTarotMeanings(currentLanguage()).then((loaded) => setMeanings(() => loaded), setFailed);
  }, []);
  if (failed) throw failed;
  return meanings;
}

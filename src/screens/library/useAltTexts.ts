import { useEffect, useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { loadAltTexts } from '../../library/alt/load.ts';
import type { AltTexts } from '../../library/alt/texts.ts';
import { loadedAhead } from '../../ui/useLoaded.ts';

/** What is to be seen on the cards, in the spoken language; the name alone has to do while the pack is under way. */
export function useAltTexts(): AltTexts | undefined {
  const [texts, setTexts] = useState(() => loadedAhead(loadAltTexts));
  useEffect(() => {
    loadAltTexts(currentLanguage()).then(
      (loaded) => setTexts(() => loaded),
      (reason) => console.warn('The descriptions of the pictures did not arrive:', reason),
    );
  }, []);
  return texts;
}

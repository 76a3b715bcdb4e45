import { useEffect, useMemo, useState } from 'react';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { composeReading, type Reading } from '../../domain/reading/compose.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import type { ToldSpread } from '../../domain/spread/told.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { loadReadingPhrases } from '../../library/reading/load.ts';
import { useMeanings } from '../library/useMeanings.ts';

/** The self reading of a draw with the phrases it is made of; `null` while the library is being opened. */
export function useReading(draw: SealedDraw, told: ToldSpread): { reading: Reading; phrases: ReadingPhrases } | null {
  const meanings = useMeanings();
  const phrases = usePhrases();
  const say = names();
  return useMemo(() => {
    if (!meanings || !phrases) return null;
    const material = { draw, spread: told.spread, meanings, spreadText: told.text, phrases, names: say };
    return { reading: composeReading(material), phrases };
  }, [draw, told, meanings, phrases, say]);
}

function usePhrases(): ReadingPhrases | undefined {
  const [phrases, setPhrases] = useState<ReadingPhrases>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    loadReadingPhrases(currentLanguage()).then((loaded) => setPhrases(() => loaded), setFailed);
  }, []);
  if (failed) throw failed;
  return phrases;
}

import { useMemo } from 'react';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import { composeReading, type Reading } from '../../domain/reading/compose.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { names } from '../../i18n/names.ts';
import { loadReadingPhrases } from '../../library/reading/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useMeanings } from '../library/useMeanings.ts';

/** The self reading of a draw with the phrases it is made of; `null` while the library is being opened. */
export function useReading(draw: SealedDraw, named: NamedSpread): { reading: Reading; phrases: ReadingPhrases } | null {
  const meanings = useMeanings();
  const phrases = useLoaded(loadReadingPhrases);
  const terms = names();
  return useMemo(() => {
    if (!meanings || !phrases) return null;
    const material = { draw, spread: named.spread, meanings, spreadText: named.text, phrases, names: terms };
    return { reading: composeReading(material), phrases };
  }, [draw, named, meanings, phrases, terms]);
}

import { loadTarotMeanings } from '../../library/tarot/load.ts';
import type { TarotMeanings } from '../../library/tarot/meaning.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** The tarot meanings of the spoken language; a pack that does not arrive goes to the error screen. */
export function useMeanings(): TarotMeanings | undefined {
  return useLoaded(loadTarotMeanings);
}

import type { SpreadTexts } from '../../domain/reading/texts.ts';
import { type DrawnPlaces, type NamedSpread, nameSpread } from '../../domain/spread/named.ts';
import { tarotSpread } from '../../domain/spread/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadSpreadTexts } from '../../library/spreads/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** The words of all spreads; a pack that does not arrive goes to the error screen. */
export function useSpreadTexts(): SpreadTexts | undefined {
  return useLoaded(loadSpreadTexts);
}

/** The spread of a draw with its words. `null`: there is no such spread; `undefined`: its words are on their way. */
export function useSpread(places: DrawnPlaces | undefined): NamedSpread | null | undefined {
  const texts = useSpreadTexts();
  if (!places || !tarotSpread(places.spreadId)) return null;
  return texts && nameSpread(places, texts, currentLanguage());
}

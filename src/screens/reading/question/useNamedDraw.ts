import type { SealedDraw } from '../../../domain/draw/draw.ts';
import type { Layout } from '../../../domain/lenormand/cell.ts';
import type { SpreadTexts } from '../../../domain/reading/texts.ts';
import { lenormandSpread, tableauSpread } from '../../../domain/spread/lenormand.ts';
import { type NamedSpread, nameSpread } from '../../../domain/spread/named.ts';
import { GRAND_TABLEAU } from '../../../domain/spread/spread.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { loadLenormandSpreadTexts } from '../../../library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../../../library/spreads/load.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';

const LOADS = { tarot: loadSpreadTexts, lenormand: loadLenormandSpreadTexts, stardice: async () => ({}) };

/** The spread of a draw of cards with its words; `undefined` while they are on their way, `null` for dice and spreads nobody knows. */
export function useNamedDraw(draw: SealedDraw, layout: Layout = '8x4+4'): NamedSpread | null | undefined {
  const { deck } = draw;
  const texts = useLoaded<SpreadTexts>(LOADS[deck]);
  if (deck === 'stardice') return null;
  if (!texts) return undefined;
  if (deck === 'tarot') return nameSpread(draw, texts, currentLanguage());
  const spread = draw.spreadId === GRAND_TABLEAU ? tableauSpread(layout) : lenormandSpread(draw.spreadId);
  const text = spread && texts[spread.key];
  return spread && text ? { spread, text } : null;
}

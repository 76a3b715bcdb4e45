import type { LenormandId } from '../../domain/decks/lenormand.ts';
import type { TarotId } from '../../domain/decks/tarot.ts';
import type { Language } from '../../domain/language.ts';
import { fetchPart } from '../../platform/part.ts';

/** A sentence a card: what is to be seen on our picture, for those who do not see it. */
export type AltTexts = Readonly<Record<TarotId | LenormandId, string>>;

const TEXTS: Record<Language, () => Promise<{ alt: AltTexts }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** The sentences for all 114 cards in one language. */
export async function loadAltTexts(language: Language): Promise<AltTexts> {
  return (await fetchPart(TEXTS[language])).alt;
}

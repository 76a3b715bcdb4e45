import { getRouteApi } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { tarotOfSlug } from '../../domain/decks/card-address.ts';
import { isLanguage } from '../../domain/language.ts';
import { loadAltTexts } from '../../library/alt/load.ts';
import { loadTarotMeanings } from '../../library/tarot/load.ts';
import { loadAhead } from '../../ui/useLoaded.ts';
import { CardGrid } from './CardGrid.tsx';
import { CardMeaning } from './CardMeaning.tsx';
import { usePageLanguage } from './usePageLanguage.ts';

const route = getRouteApi('/$language/tarot/$entry');
const library = getRouteApi('/$language/tarot');

/** The page of a tarot card under an address of its own; its words come with it, as it stands there painted already. */
export async function bringTarotCard(): Promise<ComponentType> {
  await Promise.all([loadAhead(loadTarotMeanings), loadAhead(loadAltTexts)]);
  return TarotCardPage;
}

function TarotCardPage() {
  const { language, entry } = route.useParams();
  usePageLanguage(language);
  const id = isLanguage(language) ? tarotOfSlug(entry) : undefined;
  return id ? <CardMeaning id={id} painted /> : <CardGrid />;
}

/** The library of the 78 under an address of its own. */
export function TarotLibrary() {
  const { language } = library.useParams();
  usePageLanguage(language);
  return <CardGrid painted={isLanguage(language)} />;
}

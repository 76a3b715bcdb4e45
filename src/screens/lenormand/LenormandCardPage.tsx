import { getRouteApi } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lenormandOfSlug } from '../../domain/decks/card-address.ts';
import { isLanguage } from '../../domain/language.ts';
import { loadAhead } from '../../ui/useLoaded.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { LenormandCard } from './LenormandCard.tsx';
import { LenormandGrid } from './LenormandGrid.tsx';
import { loadLenormandWords } from './useLenormand.ts';

const route = getRouteApi('/$language/lenormand/$entry');
const library = getRouteApi('/$language/lenormand');

/** The page of a Lenormand card under an address of its own; its words come with it, as it stands there painted already. */
export async function bringLenormandCard(): Promise<ComponentType> {
  await loadAhead(loadLenormandWords);
  return LenormandCardPage;
}

function LenormandCardPage() {
  const { language, entry } = route.useParams();
  usePageLanguage(language);
  const id = isLanguage(language) ? lenormandOfSlug(entry) : undefined;
  return id ? <LenormandCard id={id} painted /> : <LenormandGrid />;
}

/** The library of the 36 under an address of its own. */
export function LenormandLibrary() {
  const { language } = library.useParams();
  usePageLanguage(language);
  return <LenormandGrid painted={isLanguage(language)} />;
}

import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { isLanguage } from '../../domain/language.ts';
import { loadDreams } from '../../library/dream/load.ts';
import { loadAhead } from '../../ui/useLoaded.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { Dictionary, UNBROWSED } from './Dictionary.tsx';
import { SymbolPage } from './SymbolPage.tsx';
import { loadDreamIndex, useDreamIndex } from './useDreams.ts';

const route = getRouteApi('/$language/dreams/$entry');
const list = getRouteApi('/$language/dreams');

/** The page of a symbol under an address of its own; its words come with it, as it stands there painted already. */
export async function bringDreamSymbol(): Promise<ComponentType> {
  await Promise.all([loadAhead(loadDreams), loadAhead(loadDreamIndex)]);
  return DreamSymbol;
}

function DreamSymbol() {
  const { language, entry } = route.useParams();
  usePageLanguage(language);
  const index = useDreamIndex();
  if (isLanguage(language) && index?.own.has(entry)) return <SymbolPage key={entry} id={entry} index={index} painted />;
  return <Browsed painted={isLanguage(language)} />;
}

/** The dictionary under an address of its own. */
export async function bringDreamList(): Promise<ComponentType> {
  await loadAhead(loadDreamIndex);
  return DreamList;
}

function DreamList() {
  const { language } = list.useParams();
  usePageLanguage(language);
  return <Browsed painted={isLanguage(language)} />;
}

function Browsed({ painted }: { painted: boolean }) {
  const [browsing, browse] = useState(UNBROWSED);
  return <Dictionary index={useDreamIndex()} browsing={browsing} onBrowse={browse} painted={painted} />;
}

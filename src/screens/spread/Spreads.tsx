import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { LibraryDeck } from '../../domain/decks/card-address.ts';
import { isLanguage } from '../../domain/language.ts';
import { spreadOfSlug } from '../../domain/spread/spread-address.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadLaying } from '../../library/spreads/laying/load.ts';
import { loadLenormandSpreadTexts } from '../../library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../../library/spreads/load.ts';
import { loadAhead, loadedAhead } from '../../ui/useLoaded.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { SpreadIndex } from './SpreadIndex.tsx';
import { SpreadPage } from './SpreadPage.tsx';

const TEXTS = { tarot: loadSpreadTexts, lenormand: loadLenormandSpreadTexts };

/** The spreads of a deck and the page of each, under addresses of their own; their words come with them, as they stand there painted already. */
export async function bringSpreads(deck: LibraryDeck): Promise<ComponentType> {
  await Promise.all([loadAhead(TEXTS[deck]), loadAhead(loadLaying)]);
  return () => <Spreads deck={deck} />;
}

function Spreads({ deck }: { deck: LibraryDeck }) {
  const { language, entry } = useParams({ strict: false });
  usePageLanguage(language ?? currentLanguage());
  const texts = loadedAhead(TEXTS[deck])!;
  const laying = loadedAhead(loadLaying)!;
  const spread = isLanguage(language) ? spreadOfSlug(deck, entry) : undefined;
  if (!spread) return <SpreadIndex deck={deck} texts={texts} />;
  return <SpreadPage key={spread.id} deck={deck} spread={spread} texts={texts} laying={laying} />;
}

import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { loadAbout } from '../../library/about/load.ts';
import { loadLegal } from '../../library/legal/load.ts';
import { loadAhead, useLoaded } from '../../ui/useLoaded.ts';
import { useOperatorFacts } from '../legal/useOperatorFacts.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { AboutText } from './AboutText.tsx';

/** What the app is, under an address with its language; its words come with it, as it stands there painted already. */
export async function bringAboutApp(): Promise<ComponentType> {
  await Promise.all([loadAhead(loadAbout), loadAhead(loadLegal)]);
  return AboutApp;
}

function AboutApp() {
  usePageLanguage(useParams({ from: '/$language/about' }).language);
  const words = useLoaded(loadAbout)!;
  const legal = useLoaded(loadLegal)!;
  return <AboutText words={words} legal={legal} language={currentLanguage()} facts={useOperatorFacts()} />;
}

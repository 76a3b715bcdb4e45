import { useLocation, useParams } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { isLanguage } from '../../domain/language.ts';
import type { Path } from '../../domain/paths.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadLegal } from '../../library/legal/load.ts';
import { LEGAL_PAGES, type LegalPage } from '../../library/legal/words.ts';
import { loadAhead, useLoaded } from '../../ui/useLoaded.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { LegalText } from './LegalText.tsx';
import { paintedLegal, useOperatorFacts } from './useOperatorFacts.ts';

const PAGE_OF: Readonly<Partial<Record<string, LegalPage>>> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/sdk': 'sdk',
  '/agreement/member': 'member',
  '/agreement/renewal': 'renewal',
} satisfies Partial<Record<Path, LegalPage>>;

/** An agreement with its words, as it may stand there painted already. */
export async function bringLegal(): Promise<ComponentType> {
  await loadAhead(loadLegal);
  return Legal;
}

/** Agreements and notices, each under its path of the specification and under an address with its language. */
function Legal() {
  const { language, entry } = useParams({ strict: false });
  usePageLanguage(language ?? currentLanguage());
  const path = useLocation().pathname.replace(/\/$/, '');
  const page = LEGAL_PAGES.find((name) => name === entry) ?? PAGE_OF[path] ?? 'terms';
  const words = useLoaded(loadLegal)!;
  const facts = useOperatorFacts();
  const [painted] = useState(paintedLegal);
  return (
    <LegalText
      key={page}
      page={page}
      words={words}
      facts={facts}
      up={isLanguage(language) ? `/${language}/about` : '/user/about'}
      {...(page === 'sdk' ? { components: painted?.components ?? null } : {})}
    />
  );
}

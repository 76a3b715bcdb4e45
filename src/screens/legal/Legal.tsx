import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { brand } from '../../brand.ts';
import type { Path } from '../../domain/paths.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadLegal } from '../../library/legal/load.ts';
import { LEGAL_SINCE, type LegalPage } from '../../library/legal/words.ts';
import { useServiceTerms } from '../../storage/params.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Components } from './Components.tsx';
import css from './Legal.module.css';
import { Services } from './Services.tsx';

const PAGE_OF: Readonly<Partial<Record<string, LegalPage>>> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/sdk': 'sdk',
  '/agreement/member': 'member',
  '/agreement/renewal': 'renewal',
} satisfies Partial<Record<Path, LegalPage>>;

/** Agreements and notices, each under its own path. */
export function Legal() {
  const { t } = useLingui();
  const page = PAGE_OF[useLocation().pathname.replace(/\/$/, '')] ?? 'terms';
  const words = useLoaded(loadLegal);
  const { company, agreementsSince, supportEmail } = useServiceTerms();
  const support = supportEmail ?? brand.support;
  if (!words) return <Page>{null}</Page>;
  const { title, sections } = words[page];
  const since = new Date(agreementsSince ?? LEGAL_SINCE).toLocaleDateString(currentLanguage(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const name = brand.name[currentLanguage()];
  return (
    <Page>
      <TopBar title={title} up="/user/about" />
      <article className={css.body}>
        <p className={css.small}>
          {t`${name}, in force since ${since}. A template, to be looked over by the operator’s lawyer.`}
        </p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="display">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {page === 'sdk' && (
          <>
            <Services />
            <Components />
          </>
        )}
        {company && <p className={css.small}>{t`Operated by ${company}.`}</p>}
        <p className={css.small}>{t`Questions: ${support}`}</p>
      </article>
    </Page>
  );
}

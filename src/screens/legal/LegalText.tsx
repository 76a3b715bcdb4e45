import { useLingui } from '@lingui/react/macro';
import type { ComponentLine } from '../../actions/app/components.ts';
import type { OperatorFacts } from '../../domain/operator-facts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { LEGAL_PAGES, type LegalPage, type LegalWords } from '../../library/legal/words.ts';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Components } from './Components.tsx';
import css from './Legal.module.css';
import { Services } from './Services.tsx';

interface LegalTextProps {
  page: LegalPage;
  words: LegalWords;
  facts: OperatorFacts;
  /** Where "back" leads when this page was opened by a link. */
  up: string;
  /** The page of services and components; `null` where it has to fetch the components. */
  components?: readonly ComponentLine[] | null | undefined;
}

/** An agreement or a notice. */
export function LegalText({ page, words, facts, up, components }: LegalTextProps) {
  const { t } = useLingui();
  const { title, sections } = words[page];
  const place = LEGAL_PAGES.indexOf(page);
  const { name, since, company, support } = facts;
  return (
    <Page>
      <TopBar title={title} up={up} />
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
        {components !== undefined && (
          <>
            <Services used={facts.services} />
            <Components painted={components} />
          </>
        )}
        {company && <p className={css.small} data-when="company">{t`Operated by ${company}.`}</p>}
        <p className={css.small}>{t`Questions: ${support}`}</p>
      </article>
      <Neighbours
        label={t`Other agreements and notices`}
        before={neighbour(words, LEGAL_PAGES[place - 1])}
        after={neighbour(words, LEGAL_PAGES[place + 1])}
      />
    </Page>
  );
}

function neighbour(words: LegalWords, page: LegalPage | undefined): Neighbour | undefined {
  return (
    page && {
      name: words[page].title,
      to: '/$language/legal/$entry',
      params: { language: currentLanguage(), entry: page },
    }
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../domain/language.ts';
import type { OperatorFacts } from '../../domain/operator-facts.ts';
import type { AboutWords } from '../../library/about/words.ts';
import { LEGAL_PAGES, type LegalWords } from '../../library/legal/words.ts';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import page from '../legal/Legal.module.css';
import css from './About.module.css';
import { AppFacts } from './AppFacts.tsx';

interface AboutTextProps {
  words: AboutWords;
  legal: LegalWords;
  language: Language;
  facts: OperatorFacts;
}

/** What the app is, in questions and answers; the facts, and the way to every agreement. */
export function AboutText({ words, legal, language, facts }: AboutTextProps) {
  const { t } = useLingui();
  const said = (text: string) => text.replaceAll('{name}', facts.name);
  return (
    <Page>
      <TopBar title={said(words.title)} />
      <article className={page.body}>
        {words.questions.map(({ question, answer }) => (
          <section key={question}>
            <h2 className="display">{said(question)}</h2>
            <p>{said(answer)}</p>
          </section>
        ))}
      </article>
      <div className={css.body}>
        <AppFacts facts={facts} />
        <nav>
          <Row name={t`How it works`} to="/info" />
          {LEGAL_PAGES.map((name) => (
            <Row key={name} name={legal[name].title} to={`/${language}/legal/${name}`} />
          ))}
        </nav>
      </div>
    </Page>
  );
}

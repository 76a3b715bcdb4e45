import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cardSlug } from '../../domain/decks/card-address.ts';
import type { QuizShape } from '../../domain/quiz/catalogue.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import type { ListedTest } from '../../storage/store/list-rows.ts';
import button from '../../ui/Button.module.css';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { About } from './About.tsx';
import css from './Quiz.module.css';
import { pageOf } from './QuizzesPage.tsx';

/** A test as a link names it. */
type Beside = Pick<ListedTest, 'id' | 'title'>;

/** What is said of a test before its questions, and the tests beside it in the list. */
export interface AboutQuiz extends Beside {
  intro: string;
  before?: Beside | undefined;
  after?: Beside | undefined;
}

/** What a list says of a test; undefined where it has no words on it. */
export function aboutIn(
  tests: readonly Omit<ListedTest, 'questions' | 'minutes'>[],
  id: string,
): AboutQuiz | undefined {
  const place = tests.findIndex((one) => one.id === id);
  const { title = '', intro } = tests[place] ?? {};
  return intro ? { id, title, intro, before: named(tests[place - 1]), after: named(tests[place + 1]) } : undefined;
}

/** The page of a test for everybody: what it looks at and which cards may come of it. Its questions come after a login. */
export function QuizPage({ shape, about }: { shape: QuizShape; about: AboutQuiz }) {
  const { t } = useLingui();
  const own = Object.values(shape.cards);
  return (
    <Page>
      <TopBar title={about.title} up={`/${currentLanguage()}/tests`} />
      <About shape={shape} intro={about.intro}>
        <Link
          to="/tarottest/detail"
          search={{ id: shape.id, begin: true }}
          preload={false}
          className={`${button.button} ${button.primary} ${button.wide}`}
        >
          {t`Begin`}
        </Link>
        <p className={css.small}>{t`For the questions you need an account, where the result is kept.`}</p>
      </About>
      <section className={css.cards}>
        <h2 className="display">{own.length > 0 ? t`The cards in it` : t`Three of the cards in it`}</h2>
        <ul>
          {(own.length > 0 ? own : shape.sign).map((id) => (
            <li key={id}>
              <Link to="/$language/tarot/$entry" params={{ language: currentLanguage(), entry: cardSlug(id) }}>
                <CardImage id={id} width={80} alt="" />
                <span>{names().tarot[id]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Neighbours label={t`Neighbouring tests`} before={linked(about.before)} after={linked(about.after)} />
    </Page>
  );
}

function named(test: Beside | undefined): Beside | undefined {
  return test && { id: test.id, title: test.title };
}

function linked(test: Beside | undefined): Neighbour | undefined {
  return test && { name: test.title, ...pageOf(test.id, true) };
}

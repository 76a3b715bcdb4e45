import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answersOf } from '../../actions/content/quizzes.ts';
import { quizShape } from '../../domain/quiz/catalogue.ts';
import { outcomeOf } from '../../domain/quiz/score.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { ListedTest } from '../../storage/store/list-rows.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { CardFan } from './CardFan.tsx';
import css from './Quizzes.module.css';
import { useResultName } from './useScaleNames.ts';

interface QuizzesPageProps {
  list: readonly ListedTest[];
  /** What the person who is here has begun and taken. */
  mine: readonly QuizRow[];
  /** Under its own address, where the page comes painted. */
  painted: boolean;
  /** What else is to be said. */
  children?: ReactNode;
}

/** The tests of the house: what each looks at, how long it takes, and how far one has come. */
export function QuizzesPage({ list, mine, painted, children }: QuizzesPageProps) {
  const { t } = useLingui();
  const shown = list.flatMap((quiz) => {
    const shape = quizShape(quiz.id);
    return shape ? [{ quiz, shape }] : [];
  });
  return (
    <Page wide>
      <TopBar title={t`Tests`} />
      <p
        className={css.what}
      >{t`Scenes from an ordinary week and a card for what you do in them. Free, and the scoring is open: one answer, one point.`}</p>
      {children}
      <ul className={item.list}>
        {shown.map(({ quiz, shape }, place) => (
          <li key={quiz.id}>
            <Link {...pageOf(quiz.id, painted)} preload={painted && 'intent'} className={item.item}>
              <SpreadItem
                picture={<CardFan cards={shape.sign} place={place} />}
                title={quiz.title}
                text={quiz.summary}
                count={<Progress quiz={quiz} rows={mine.filter((row) => row.testId === quiz.id)} />}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Where a test is: under an address of its own the page about it, else the test itself. */
export function pageOf(id: string, painted: boolean) {
  return painted
    ? ({ to: '/$language/tests/$entry', params: { language: currentLanguage(), entry: id } } as const)
    : ({ to: '/tarottest/detail', search: { id } } as const);
}

/** How far a test was answered, what came out the last time, or how long it takes. */
function Progress({ quiz, rows }: { quiz: ListedTest; rows: readonly QuizRow[] }) {
  const { t } = useLingui();
  const nameOf = useResultName();
  const { questions, minutes } = quiz;
  const open = rows.find((row) => !row.finishedAt);
  if (open) {
    const done = open.choices.filter((choice) => choice !== null).length;
    return <>{t`${done} of ${questions} answered`}</>;
  }
  const last = rows.find((row) => row.finishedAt);
  const shape = quizShape(quiz.id);
  const answered = last && answersOf(last);
  if (!shape || !answered) return <>{t`${questions} questions · ${minutes} minutes`}</>;
  const result = nameOf(quiz.id, outcomeOf(shape, answered));
  return <>{t`Last result: ${result}`}</>;
}

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { answersOf } from '../../actions/content/quizzes.ts';
import { quizShape } from '../../domain/quiz/catalogue.ts';
import { outcomeOf } from '../../domain/quiz/score.ts';
import type { ListedTest } from '../../storage/store/list-rows.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Page } from '../../ui/Page.tsx';
import item from '../../ui/SpreadItem.module.css';
import { SpreadItem } from '../../ui/SpreadItem.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NotAsked } from '../login/NotAsked.tsx';
import { CardFan } from './CardFan.tsx';
import css from './Quizzes.module.css';
import { useMyTests, useQuizList } from './useQuizzes.ts';
import { useResultName } from './useScaleNames.ts';

/** The tests of the house: what each looks at, how long it takes, and how far one has come. */
export function Quizzes() {
  const { t } = useLingui();
  const { quizzes, failure, ask } = useQuizList();
  const mine = useMyTests() ?? [];
  const shown = (quizzes ?? []).flatMap((quiz) => {
    const shape = quizShape(quiz.id);
    return shape ? [{ quiz, shape }] : [];
  });
  return (
    <Page wide>
      <TopBar title={t`Tests`} />
      <p
        className={css.what}
      >{t`Scenes from an ordinary week and a card for what you do in them. Free, and the scoring is open: one answer, one point.`}</p>
      <NotAsked failure={failure} onAgain={ask} />
      {!quizzes && !failure && (
        <p className={css.waiting} role="status">
          {t`Fetching the tests…`}
        </p>
      )}
      <ul className={item.list}>
        {shown.map(({ quiz, shape }) => (
          <li key={quiz.id}>
            <Link to="/tarottest/detail" search={{ id: quiz.id }} preload={false} className={item.item}>
              <SpreadItem
                picture={<CardFan cards={shape.sign} />}
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

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NotAsked } from '../login/NotAsked.tsx';
import { paintedQuizList } from './painted-quiz.ts';
import css from './Quizzes.module.css';
import { QuizzesPage } from './QuizzesPage.tsx';
import { useMyTests, useQuizList } from './useQuizzes.ts';

/** The tests as this phone lists them, until then as they came with the page. `painted`: under its own address. */
export function Quizzes({ painted = false }: { painted?: boolean }) {
  const { t } = useLingui();
  const { quizzes, failure, ask } = useQuizList();
  const mine = useMyTests() ?? [];
  const [first] = useState(() => (painted ? paintedQuizList() : undefined));
  const list = quizzes ?? first;
  return (
    <QuizzesPage list={list ?? []} mine={mine} painted={painted}>
      {!list && <NotAsked failure={failure} onAgain={ask} />}
      {!list && !failure && (
        <p className={css.waiting} role="status">
          {t`Fetching the tests…`}
        </p>
      )}
    </QuizzesPage>
  );
}

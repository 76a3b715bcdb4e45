import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { answersOf } from '../../actions/content/quizzes.ts';
import { quizShape } from '../../domain/quiz/catalogue.ts';
import { outcomeOf } from '../../domain/quiz/score.ts';
import { Fetching } from './Fetching.tsx';
import { NoQuiz } from './NoQuiz.tsx';
import { Result } from './Result.tsx';
import { useMyTests, useQuizText } from './useQuizzes.ts';

const route = getRouteApi('/tarottest/result');

/** A result by its key, or the last one of a test by the test's name. */
export function QuizResult() {
  const { t } = useLingui();
  const { id = '' } = route.useSearch();
  const mine = useMyTests()?.filter((row) => row.finishedAt);
  const row = mine?.find((one) => one.key === id) ?? mine?.find((one) => one.testId === id);
  const shape = quizShape(row?.testId ?? id);
  const { text, failure, ask } = useQuizText(shape?.id ?? '');
  const answered = row && answersOf(row);
  if (mine && shape && row && answered && text) {
    const others = mine.filter((one) => one.testId === shape.id && one.key !== row.key);
    const outcome = outcomeOf(shape, answered);
    return <Result key={row.key} row={row} outcome={outcome} text={text} others={others} />;
  }
  const none = !shape || (mine && text && !answered);
  if (mine && none)
    return (
      <NoQuiz why={t`There is no such result on this phone. Take a test, and what comes out of it stands here.`} />
    );
  return <Fetching failure={failure} onAgain={ask} />;
}

import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { newTest } from '../../actions/content/quizzes.ts';
import { type QuizShape, questionCount, quizShape } from '../../domain/quiz/catalogue.ts';
import type { QuizRow } from '../../storage/store/rows.ts';
import { Fetching } from './Fetching.tsx';
import { Intro } from './Intro.tsx';
import { NoQuiz } from './NoQuiz.tsx';
import { Questions } from './Questions.tsx';
import { useMyTests, useQuizText } from './useQuizzes.ts';

const route = getRouteApi('/tarottest/detail');

/** A test: what it is, then its questions; one that was begun goes on where it was left. */
export function QuizDetail() {
  const { t } = useLingui();
  const { id, begin = false } = route.useSearch();
  const shape = quizShape(id ?? '');
  if (!shape)
    return <NoQuiz why={t`There is no such test. It may have been renamed; the ones there are stand in the list.`} />;
  return <Opened key={shape.id} shape={shape} begin={begin} />;
}

function Opened({ shape, begin }: { shape: QuizShape; begin: boolean }) {
  const { t } = useLingui();
  const { text, failure, ask } = useQuizText(shape.id);
  const mine = useMyTests()?.filter((row) => row.testId === shape.id);
  const [begun, setBegun] = useState<QuizRow>();
  const [fresh] = useState(() => newTest(shape));
  if (!text || !mine) return <Fetching failure={failure} onAgain={ask} />;
  if (text.questions.length !== questionCount(shape))
    return <NoQuiz why={t`This test has changed. Close the app and open it again to get the new one.`} />;
  const kept = mine.find((row) => !row.finishedAt && row.choices.length === questionCount(shape));
  const open = begun ?? kept ?? (begin ? fresh : undefined);
  if (open) return <Questions key={open.key} shape={shape} text={text} begun={open} />;
  return (
    <Intro shape={shape} text={text} taken={mine.filter((row) => row.finishedAt)} onBegin={() => setBegun(fresh)} />
  );
}

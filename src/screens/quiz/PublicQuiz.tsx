import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { isLanguage } from '../../domain/language.ts';
import { type QuizShape, quizShape } from '../../domain/quiz/catalogue.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { Fetching } from './Fetching.tsx';
import { paintedQuiz } from './painted-quiz.ts';
import { aboutIn, QuizPage } from './QuizPage.tsx';
import { Quizzes } from './Quizzes.tsx';
import { useQuizList } from './useQuizzes.ts';

const route = getRouteApi('/$language/tests/$entry');
const list = getRouteApi('/$language/tests');

/** The list of tests under an address of its own, where it stands painted already. */
export function QuizList() {
  const { language } = list.useParams();
  usePageLanguage(language);
  return <Quizzes painted={isLanguage(language)} />;
}

/** The page of a test under an address of its own, likewise. */
export function PublicQuiz() {
  const { language, entry } = route.useParams();
  usePageLanguage(language);
  const shape = isLanguage(language) ? quizShape(entry) : undefined;
  return shape ? <Opened key={shape.id} shape={shape} /> : <Quizzes painted={isLanguage(language)} />;
}

/** As it came with the page, else as this phone keeps it. */
function Opened({ shape }: { shape: QuizShape }) {
  const [first] = useState(() => paintedQuiz(shape.id));
  const { quizzes = [], failure, ask } = useQuizList();
  const about = first ?? aboutIn(quizzes, shape.id);
  if (!about) return <Fetching failure={failure} onAgain={ask} />;
  return <QuizPage shape={shape} about={about} />;
}

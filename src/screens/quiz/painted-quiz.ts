import type { ListedTest } from '../../storage/store/list-rows.ts';
import { paintedData } from '../../ui/painted-data.ts';
import type { AboutQuiz } from './QuizPage.tsx';

/** What a painted page has of its test besides what is to be read in it. */
export interface PaintedQuizData {
  quiz: AboutQuiz;
}

/** What the painted list of tests has besides what is to be read in it. */
export interface PaintedQuizListData {
  tests: readonly ListedTest[];
}

/** The test that this page came with, where it has that id, so that it need not be asked for to stay in place. */
export function paintedQuiz(id: string): AboutQuiz | undefined {
  const quiz = (paintedData() as Partial<PaintedQuizData> | undefined)?.quiz;
  return quiz?.id === id ? quiz : undefined;
}

/** The list that this page came with, so that it need not be asked for to stay in place. */
export function paintedQuizList(): readonly ListedTest[] | undefined {
  return (paintedData() as Partial<PaintedQuizListData> | undefined)?.tests;
}

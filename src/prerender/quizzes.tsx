import { questionCount, quizShape } from '../domain/quiz/catalogue.ts';
import type { QuizText } from '../domain/quiz/texts.ts';
import { LIST_WORDS } from '../library/list-words.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import type { PaintedQuizData, PaintedQuizListData } from '../screens/quiz/painted-quiz.ts';
import { aboutIn, QuizPage } from '../screens/quiz/QuizPage.tsx';
import { QuizzesPage } from '../screens/quiz/QuizzesPage.tsx';
import type { ListedTest } from '../storage/store/list-rows.ts';
import type { PageKind } from './kind.ts';

const module = '/src/screens/quiz/PublicQuiz.tsx';

export const quizzes: PageKind = {
  module,
  async pages(language, { quizzes: texts }) {
    const { about, description } = PAGE_WORDS[language].tests;
    const library = { name: LIST_WORDS[language].tests(texts.length).name, address: `/${language}/tests` };
    return texts.map(({ id, title, summary }) => {
      const shape = quizShape(id)!;
      const questions = questionCount(shape);
      const data: PaintedQuizData = { quiz: aboutIn(texts, id)! };
      return {
        address: `/${language}/tests/${id}`,
        name: title,
        title: `${title} · ${about(questions)}`,
        description: description(summary, questions, shape.minutes),
        library,
        same: [`/tarottest/detail?id=${id}`],
        preview: { drawings: shape.sign.map((card) => `card:${card}`), over: library.name, line: summary },
        schema: { '@type': 'Quiz', timeRequired: `PT${shape.minutes}M`, isAccessibleForFree: true },
        data,
        screen: <QuizPage shape={shape} about={data.quiz} />,
      };
    });
  },
};

export const quizList: PageKind = {
  module,
  async pages(language, { quizzes: texts }) {
    const data: PaintedQuizListData = { tests: texts.map(lineOf) };
    return [
      {
        address: `/${language}/tests`,
        ...LIST_WORDS[language].tests(texts.length),
        list: data.tests.map(({ id, title }) => ({ name: title, address: `/${language}/tests/${id}` })),
        same: ['/tarottest'],
        preview: { drawings: ['card:cupQ', 'card:maj06', 'card:maj19'] },
        data,
        screen: <QuizzesPage list={data.tests} mine={[]} painted />,
      },
    ];
  },
};

/** A test as the app lists it. */
function lineOf({ id, title, summary }: QuizText): ListedTest {
  const shape = quizShape(id)!;
  return { id, title, summary, questions: questionCount(shape), minutes: shape.minutes };
}

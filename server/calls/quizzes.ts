import type { Answer } from '../../src/contract/calls.ts';
import { TESTS } from '../../src/domain/quiz/catalogue.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { optionId, questionId } from '../quiz/answers.ts';
import { quizIn } from '../quiz/quiz.ts';
import { resultsOf, submitQuiz } from '../quiz/results.ts';

export const quizCalls: Handlers = {
  async test_type_list({ context, language }) {
    return TESTS.flatMap((shape) => {
      const text = context.quizzes[language].get(shape.id);
      if (!text) return [];
      const { title, summary, intro, questions } = text;
      return [{ test_id: shape.id, title, des: summary, intro, questions: questions.length, minutes: shape.minutes }];
    });
  },

  async test_available({ context, language, payload, person }) {
    const { test_id: id } = payload;
    if (id !== undefined) quizIn(context, language, id);
    return [{ available: true, price: 0, taken: await resultsOf(context, requirePerson({ person }).userId, id) }];
  },

  async test_questions({ context, language, payload }) {
    const { shape, text } = quizIn(context, language, payload.test_id);
    return [
      {
        test_id: shape.id,
        title: text.title,
        des: text.summary,
        intro: text.intro,
        born: shape.born,
        questions: text.questions.map((question, place) => ({
          question_id: questionId(shape, place),
          text: question.text,
          options: question.options.map((option, at) => ({ option_id: optionId(at), text: option })),
        })),
        results: { ...text.results },
      },
    ];
  },

  async submit_test(request) {
    return (await submitQuiz(request, requirePerson(request).userId)) as Answer<'submit_test'>;
  },
};

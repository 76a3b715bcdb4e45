import { and, desc, eq } from 'drizzle-orm';
import { type QuizShape, quizShape, TESTS } from '../../src/domain/quiz/catalogue.ts';
import { outcomeOf } from '../../src/domain/quiz/score.ts';
import type { QuizText } from '../../src/domain/quiz/texts.ts';
import { testResults } from '../database/tests.ts';
import type { House } from '../house.ts';
import { type Handlers, personIn } from '../http/ask.ts';
import { type Act, beginAct, once } from '../ledger/keys.ts';
import { Refusal } from '../refusal.ts';
import { answeredWith, optionId, questionId } from '../tests/answers.ts';

/** As many earlier results as a phone is told: of one test, of all together. */
const MOST_TAKEN = 50;
const MOST_TAKEN_OF_ALL = 200;

type Answered = [
  { result_id: string; test_id: string; cards: string[]; scores: Record<string, number>; parts: Part[] },
];
type Part = { key: string; title: string; text: string; question: string };

export const testCalls: Handlers = {
  async test_type_list({ house, language }) {
    return TESTS.flatMap((shape) => {
      const text = house.tests[language].get(shape.id);
      if (!text) return [];
      const { title, summary, questions } = text;
      return [{ test_id: shape.id, title, des: summary, questions: questions.length, minutes: shape.minutes }];
    });
  },

  async test_available(ask) {
    const { userId } = personIn(ask);
    const { test_id: id } = ask.payload;
    if (id !== undefined) testIn(ask.house, ask.language, id);
    const rows = await ask.house.database.queries
      .select()
      .from(testResults)
      .where(and(eq(testResults.userId, userId), id === undefined ? undefined : eq(testResults.testId, id)))
      .orderBy(desc(testResults.createdAt))
      .limit(id === undefined ? MOST_TAKEN_OF_ALL : MOST_TAKEN);
    const taken = rows.map(({ resultId, testId, createdAt, choices, born }) => ({
      result_id: resultId,
      test_id: testId,
      taken_at: createdAt.toISOString(),
      choices,
      born,
    }));
    return [{ available: true, price: 0, taken }];
  },

  async test_questions({ house, language, payload }) {
    const { shape, text } = testIn(house, language, payload.test_id);
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

  async submit_test(ask) {
    const { house, payload, language } = ask;
    const { userId } = personIn(ask);
    const { shape, text } = testIn(house, language, payload.test_id);
    const now = house.clock();
    const answered = answeredWith(shape, payload, now);
    const { standings, texts, cards } = outcomeOf(shape, answered);
    const scores = Object.fromEntries(standings.flatMap(({ points }) => points.map((one) => [one.scale, one.points])));
    const act: Act = { userId, key: payload.idempotency_key, call: 'submit_test', payload };
    const before = await beginAct(house, act, { ...house.limits.askByPerson, key: `test:${userId}` });
    const answer =
      before ??
      (await once(house, act, async (tx) => {
        await tx.insert(testResults).values({
          userId,
          resultId: payload.idempotency_key,
          testId: shape.id,
          choices: [...answered.choices],
          born: answered.born,
          scores,
          createdAt: now,
        });
        const parts = texts.map((key) => ({ key, ...text.results[key]! }));
        return [{ result_id: payload.idempotency_key, test_id: shape.id, cards: [...cards], scores, parts }];
      }));
    return answer as Answered;
  },
};

/** @throws Refusal where there is no such test in this language */
function testIn(house: House, language: keyof House['tests'], id: string): { shape: QuizShape; text: QuizText } {
  const shape = quizShape(id);
  const text = house.tests[language].get(id);
  if (!shape || !text) throw new Refusal('test_unknown');
  return { shape, text };
}

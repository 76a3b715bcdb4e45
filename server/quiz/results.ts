import { and, desc, eq } from 'drizzle-orm';
import type { Answer } from '../../src/contract/calls.ts';
import { outcomeOf } from '../../src/domain/quiz/score.ts';
import type { ServerContext } from '../core/context.ts';
import type { CallRequest } from '../core/request.ts';
import { testResults } from '../database/quizzes.ts';
import { beginIdempotent, type KeyedCall, runIdempotent } from '../ledger/keys.ts';
import { answeredWith } from './answers.ts';
import { quizIn } from './quiz.ts';

/** As many earlier results as a phone gets: of one quiz, of all together. */
const MAX_RESULTS_OF_ONE = 50;
const MAX_RESULTS_OF_ALL = 200;

/** What a person answered before, the newest first; of one quiz where `id` names it. */
export async function resultsOf(
  context: ServerContext,
  userId: string,
  id: string | undefined,
): Promise<Answer<'test_available'>[0]['taken']> {
  const rows = await context.database.queries
    .select()
    .from(testResults)
    .where(and(eq(testResults.userId, userId), id === undefined ? undefined : eq(testResults.testId, id)))
    .orderBy(desc(testResults.createdAt))
    .limit(id === undefined ? MAX_RESULTS_OF_ALL : MAX_RESULTS_OF_ONE);
  return rows.map(({ resultId, testId, createdAt, choices, born }) => ({
    result_id: resultId,
    test_id: testId,
    taken_at: createdAt.toISOString(),
    choices,
    born,
  }));
}

/** Scores a quiz and keeps the result, once for a key. @throws Refusal for answers that do not fit the quiz */
export async function submitQuiz(request: CallRequest<'submit_test'>, userId: string): Promise<unknown[]> {
  const { context, payload, language } = request;
  const { shape, text } = quizIn(context, language, payload.test_id);
  const now = context.clock();
  const answered = answeredWith(shape, payload, now);
  const { standings, texts, cards } = outcomeOf(shape, answered);
  const scores = Object.fromEntries(standings.flatMap(({ points }) => points.map((one) => [one.scale, one.points])));
  const keyed: KeyedCall = { userId, key: payload.idempotency_key, call: 'submit_test', payload };
  const before = await beginIdempotent(context, keyed, { ...context.limits.askByPerson, key: `test:${userId}` });
  if (before) return before;
  return await runIdempotent(context, keyed, async (tx) => {
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
  });
}

import { submitTest } from '../../contract/content.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import type { Refusal } from '../../service/refusal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { markSent, readQuizzes } from '../../storage/quizzes.ts';

const LETTERS = 'abcd';

/** Sends the result of a test under its own key: twice sent, it is there once. @throws Refusal, ConnectionFailure */
export async function send({ key, owner }: OutboxRow<'quiz'>): Promise<undefined> {
  const quiz = (await readQuizzes(owner)).find((row) => row.key === key);
  if (!quiz) return;
  await callServer(submitTest, {
    idempotency_key: key,
    test_id: quiz.testId,
    answers: quiz.choices.map((choice, place) => ({
      question_id: `${quiz.testId}.${place + 1}`,
      option_id: LETTERS.charAt(choice ?? 0),
    })),
    ...(quiz.born === null ? {} : { born: quiz.born }),
    locale: apiLocale(chosenLanguage()),
  });
  await markSent(key, { sent: 'sent' });
}

/** The result stays on this phone alone, and says why. */
export async function refused({ key }: OutboxRow<'quiz'>, { message }: Refusal): Promise<void> {
  await markSent(key, { sent: 'refused', refusal: message });
}

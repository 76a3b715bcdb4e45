import type { Request } from '../../src/contract/calls.ts';
import { isBirthDate } from '../../src/domain/quiz/birth-cards.ts';
import { type QuizShape, questionCount } from '../../src/domain/quiz/catalogue.ts';
import { type Answered, fits } from '../../src/domain/quiz/score.ts';
import { Refusal } from '../refusal.ts';

const LETTERS = 'abcd';
/** Somebody east of here is already in tomorrow. */
const DAY_MS = 86_400_000;

/** What a question is called on the wire; no two tests share a name. `place` from 0. */
export function questionId({ id }: QuizShape, place: number): string {
  return `${id}.${place + 1}`;
}

export function optionId(place: number): string {
  return LETTERS.charAt(place);
}

/** The answers of a call in the order of the questions. @throws Refusal where one is missing, twice there or of another test */
export function answeredWith(
  shape: QuizShape,
  { answers, born }: Pick<Request<'submit_test'>, 'answers' | 'born'>,
  now: Date,
): Answered {
  const given = new Map(answers.map((one) => [one.question_id, one.option_id]));
  const choices = Array.from({ length: questionCount(shape) }, (_, place) => {
    const option = given.get(questionId(shape, place)) ?? '';
    return option.length === 1 ? LETTERS.indexOf(option) : -1;
  });
  const answered = { choices, born: born ?? null };
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (given.size !== choices.length || answers.length !== choices.length || !fits(shape, answered))
    throw new Refusal('answers_wrong');
  if (born !== undefined && !isBirthDate(born, tomorrow)) throw new Refusal('birth_wrong');
  return answered;
}

import type { Suit, TarotId } from '../decks/tarot.ts';
import { birthCards } from './birth-cards.ts';
import { partOf, type QuizShape, questionCount } from './catalogue.ts';

/** How far ahead the first scale is: a quarter of the questions or more, less, or not at all. */
export type Lead = 'clear' | 'slight' | 'even';

/** The points of one part of a test. */
export interface Standing {
  readonly questions: number;
  /** In the order of the options. */
  readonly points: readonly { readonly scale: string; readonly points: number }[];
  /** The scale with most points, or all that share them. */
  readonly leaders: readonly string[];
  /** The leader; of several the one that was chosen last. */
  readonly chosen: string;
  readonly lead: Lead;
}

export interface Outcome {
  readonly standings: readonly Standing[];
  /** Keys of the texts of the result, in the order in which they are read. */
  readonly texts: readonly string[];
  readonly cards: readonly TarotId[];
}

/** What a whole test was answered with. */
export interface Answered {
  /** The place of the chosen option of each question, from 0. */
  readonly choices: readonly number[];
  /** Date of birth, ISO, where the test asks it. */
  readonly born: string | null;
}

/** The result of a test: every answer is one point for its scale, nothing weighs more. @throws RangeError when it does not fit */
export function outcomeOf(shape: QuizShape, { choices, born }: Answered): Outcome {
  if (!fits(shape, { choices, born })) throw new RangeError(`these are no answers to ${shape.id}`);
  const standings = standingsOf(shape, choices);
  const first = standings[0]!;
  const [one, other] = standings.map(({ chosen }) => chosen);
  if (born !== null) {
    const cards = birthCards(born);
    return { standings, cards, texts: [...cards, first.lead === 'even' ? 'even' : first.chosen] };
  }
  if (other) return { standings, cards: [courtCard(one!, other as Suit)], texts: [other, one!] };
  const { leaders } = first;
  return {
    standings,
    cards: leaders.flatMap((scale) => shape.cards[scale] ?? []),
    texts: leaders.length > 1 ? ['even', ...leaders] : leaders,
  };
}

/** Whether every question of a test has one of its own options, and the date of birth is there where it is asked. */
export function fits(shape: QuizShape, { choices, born }: Answered): boolean {
  return (
    choices.length === questionCount(shape) &&
    choices.every((choice, question) => isOption(shape, question, choice)) &&
    (born !== null) === shape.born
  );
}

/**
 * Whether a question, counted from 0, has an option at that place, counted from 0. @throws RangeError for no question
 */
export function isOption(shape: QuizShape, question: number, choice: number): boolean {
  return Number.isInteger(choice) && choice >= 0 && choice < partOf(shape, question).scales.length;
}

/** Keys of all texts that the results of a test are put together from. */
export function resultKeys(shape: QuizShape): string[] {
  const scales = shape.parts.flatMap((part) => part.scales);
  if (shape.born) return [...MAJOR_KEYS, ...scales, 'even'];
  return shape.parts.length > 1 ? scales : [...scales, 'even'];
}

const MAJOR_KEYS = Array.from({ length: 22 }, (_, number) => `maj${String(number).padStart(2, '0')}`);

function standingsOf({ parts }: QuizShape, choices: readonly number[]): Standing[] {
  let first = 0;
  return parts.map(({ questions, scales }) => {
    const given = choices.slice(first, first + questions);
    first += questions;
    const points = scales.map((scale, place) => ({ scale, points: given.filter((choice) => choice === place).length }));
    const sorted = points.map((one) => one.points).sort((a, b) => b - a);
    const most = sorted[0]!;
    const leaders = points.filter((one) => one.points === most).map(({ scale }) => scale);
    const last = given.findLast((choice) => leaders.includes(scales[choice]!))!;
    const ahead = most - sorted[1]!;
    const lead = ahead === 0 ? 'even' : ahead * 4 >= questions ? 'clear' : 'slight';
    return { questions, points, leaders, chosen: scales[last]!, lead };
  });
}

const RANK = { page: 'P', knight: 'N', queen: 'Q', king: 'K' } as Record<string, string>;

function courtCard(rank: string, suit: Suit): TarotId {
  return `${suit.slice(0, 3)}${RANK[rank]}` as TarotId;
}

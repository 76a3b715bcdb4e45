import type { TarotId } from '../decks/tarot.ts';

/** Questions in a row that are counted together: each option gives a point to the scale at its place. */
export interface QuizPart {
  readonly questions: number;
  readonly scales: readonly string[];
}

/** What both sides know of a test besides its words. */
export interface QuizShape {
  readonly id: string;
  readonly parts: readonly QuizPart[];
  /** The date of birth is asked first: it gives the cards. */
  readonly born: boolean;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** The cards that stand for it in a list. */
  readonly sign: readonly TarotId[];
  /** The card of each scale, where a scale has one of its own. */
  readonly cards: Readonly<Record<string, TarotId>>;
}

/** In the order of the list. */
export const TESTS: readonly QuizShape[] = [
  {
    id: 'birth-cards',
    parts: [{ questions: 12, scales: ['outer', 'inner'] }],
    born: true,
    minutes: 4,
    sign: ['maj10', 'maj19', 'maj01'],
    cards: {},
  },
  ofScales('elements', { fire: 'wan01', water: 'cup01', air: 'swo01', earth: 'pen01' }, ['cup01', 'wan01', 'pen01']),
  {
    id: 'court',
    parts: [
      { questions: 10, scales: ['page', 'knight', 'queen', 'king'] },
      { questions: 10, scales: ['wands', 'cups', 'swords', 'pentacles'] },
    ],
    born: false,
    minutes: 6,
    sign: ['swoP', 'cupQ', 'wanK'],
    cards: {},
  },
  ofScales('love', { lovers: 'maj06', empress: 'maj03', chariot: 'maj07', star: 'maj17' }, ['maj03', 'maj06', 'maj17']),
  ofScales('shadow', { devil: 'maj15', moon: 'maj18', tower: 'maj16', hanged: 'maj12' }, ['maj12', 'maj18', 'maj15']),
  ofScales('decision', { magician: 'maj01', priestess: 'maj02', justice: 'maj11', hierophant: 'maj05' }, [
    'maj01',
    'maj11',
    'maj02',
  ]),
];

/** The test of an id; `undefined` where there is none. */
export function quizShape(id: string): QuizShape | undefined {
  return TESTS.find((shape) => shape.id === id);
}

/** How many questions a test asks. */
export function questionCount({ parts }: QuizShape): number {
  return parts.reduce((sum, part) => sum + part.questions, 0);
}

/** The part that a question belongs to, counted from 0. @throws RangeError where there is no such question */
export function partOf({ id, parts }: QuizShape, question: number): QuizPart {
  let first = 0;
  for (const part of parts) {
    if (question >= first && question < first + part.questions) return part;
    first += part.questions;
  }
  throw new RangeError(`${id} has no question ${question}`);
}

/** Sixteen scenes of a week, one option for each of four cards. */
function ofScales(id: string, cards: Readonly<Record<string, TarotId>>, sign: readonly TarotId[]): QuizShape {
  return { id, parts: [{ questions: 16, scales: Object.keys(cards) }], born: false, minutes: 5, sign, cards };
}

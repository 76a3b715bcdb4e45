/** Two places read together: the first is the noun, the second its adjective. */
export type Pair = readonly [first: number, second: number];

/** How a line is read; places are 1 from the left. */
export interface Phrase {
  /** Each card with the next. */
  readonly pairs: readonly Pair[];
  /** The card everything turns on. */
  readonly centre: number;
  /** The two ends together: the frame of the sentence. */
  readonly frame: Pair;
  /** Cards as far from the centre as each other, outermost first; the frame is the first of them. */
  readonly mirrors: readonly Pair[];
}

export type LineLength = 3 | 5 | 7;

/** The reading of a line of 3 (a phrase), 5 or 7 (a sentence). Throws RangeError for another length. */
export function phraseOf(length: LineLength): Phrase {
  if (length !== 3 && length !== 5 && length !== 7) {
    throw new RangeError(`a line has 3, 5 or 7 cards, not ${String(length)}`);
  }
  return {
    pairs: Array.from({ length: length - 1 }, (_, index) => [index + 1, index + 2] as const),
    centre: (length + 1) / 2,
    frame: [1, length],
    mirrors: Array.from({ length: (length - 1) / 2 }, (_, index) => [index + 1, length - index] as const),
  };
}

/** The reading of the 3 by 3, places 1 to 9 in reading order, in the order a reader takes its parts. */
export const NINEFOLD = {
  centre: 5,
  cross: [2, 4, 6, 8],
  rows: [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ],
  columns: [
    [1, 4, 7],
    [2, 5, 8],
    [3, 6, 9],
  ],
  diagonals: [
    [1, 5, 9],
    [3, 5, 7],
  ],
  corners: [1, 3, 7, 9],
  mirrors: [
    [1, 9],
    [3, 7],
    [2, 8],
    [4, 6],
  ],
} as const satisfies Record<string, number | readonly number[] | readonly (readonly number[])[]>;

/** Pairs along the rows and down the columns of the 3 by 3, rows first: left before right, upper before lower. */
export function ninefoldPairs(): Pair[] {
  return [...NINEFOLD.rows, ...NINEFOLD.columns].flatMap(([a, b, c]) => [[a, b] as const, [b, c] as const]);
}

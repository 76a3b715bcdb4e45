import type { Spread } from './spread.ts';

const FACES = ['point', 'sign', 'house'] as const;

/** One throw of the three star dice. Its id is what an ask without a spread carries. */
export const DICE_THROW: Spread = {
  id: 0,
  key: 'diceThrow',
  deck: 'stardice',
  topics: ['open', 'love', 'work'],
  positions: FACES.map((key, index) => ({ key, x: index * 1.12 + 0.5, y: 0.5 })),
};

/** Two named options, a throw for each: the first above, the second below. The same face may lie in both. */
export const DICE_OPTIONS: Spread = {
  id: 900,
  key: 'diceOptions',
  deck: 'stardice',
  topics: ['work', 'love', 'open'],
  positions: ['A', 'B'].flatMap((option, line) =>
    FACES.map((key, index) => ({ key: `${key}${option}`, x: index * 1.12 + 0.5, y: line * 1.3 + 0.5 })),
  ),
};

export const DICE_SPREADS: readonly Spread[] = [DICE_THROW, DICE_OPTIONS];

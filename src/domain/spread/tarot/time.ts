import { MOON_PHASES } from '../../sky/moon.ts';
import type { Position, Spread } from '../spread.ts';
import { at } from './place.ts';

/** Twelve months clockwise round the table from its upper left, the theme in their middle. */
const RING: readonly (readonly [column: number, line: number])[] = [
  ...[0, 1, 2, 3, 4].map((column) => [column, 0] as const),
  [4, 1],
  ...[4, 3, 2, 1, 0].map((column) => [column, 2] as const),
  [0, 1],
];
const YEAR_S: Position[] = [
  ...RING.map(
    ([column, line], index): Position => ({
      key: `month${index + 1}`,
      x: round(column * 1.08 + 0.5),
      y: round(line * 1.06 + 0.5),
      role: 'ahead',
    }),
  ),
  { key: 'theme', x: 2.66, y: 1.56, role: 'outcome' },
];

/** The lunation as a ring: new below, full above, waxing up the right side. */
const MOON: Position[] = MOON_PHASES.map((key, index) => {
  const turn = ((index * 45 - 90) * Math.PI) / 180;
  return {
    key,
    x: round(2 + 1.5 * Math.cos(turn)),
    y: round(1.95 - 1.45 * Math.sin(turn)),
    role: key === 'full' ? 'outcome' : key === 'lastQuarter' ? 'counsel' : 'ahead',
  };
});

const WEEK: Position[] = at(
  ['day1', 0.5, 0.5, 'ahead'],
  ['day2', 1.62, 0.5, 'ahead'],
  ['day3', 2.74, 0.5, 'ahead'],
  ['day4', 3.86, 0.5, 'ahead'],
  ['day5', 1.06, 1.6, 'ahead'],
  ['day6', 2.18, 1.6, 'ahead'],
  ['day7', 3.3, 1.6, 'outcome'],
);

/** Spreads whose places have dates. */
export const TIME_SPREADS: readonly Spread[] = [
  {
    id: 19,
    key: 'yearAhead',
    deck: 'tarot',
    topics: ['open', 'love', 'work', 'money', 'spirit'],
    dated: 'months',
    positions: YEAR_S,
  },
  { id: 20, key: 'moonCycle', deck: 'tarot', topics: ['spirit', 'open', 'love'], dated: 'moon', positions: MOON },
  { id: 26, key: 'week', deck: 'tarot', topics: ['open', 'work', 'spirit'], dated: 'days', positions: WEEK },
];

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

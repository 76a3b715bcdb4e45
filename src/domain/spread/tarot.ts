import type { Position, Spread } from './spread.ts';

type Place = readonly [key: string, x: number, y: number];

function at(...places: Place[]): Position[] {
  return places.map(([key, x, y]) => ({ key, x, y }));
}

/** Positions in a row, `gap` card widths between the centres. */
function row(keys: readonly string[], y = 0.5): Position[] {
  return keys.map((key, index) => ({ key, x: index * 1.12 + 0.5, y }));
}

/** Waite's order: behind stands left of the querent, before to the right; the staff is laid from the bottom up. */
const CELTIC_CROSS: Position[] = [
  { key: 'heart', x: 1.9, y: 2 },
  { key: 'crossing', x: 1.9, y: 2, crossing: true },
  { key: 'crown', x: 1.9, y: 0.9 },
  { key: 'base', x: 1.9, y: 3.1 },
  { key: 'behind', x: 0.6, y: 2 },
  { key: 'before', x: 3.2, y: 2 },
  { key: 'self', x: 4.5, y: 3.65 },
  { key: 'house', x: 4.5, y: 2.6 },
  { key: 'hopes', x: 4.5, y: 1.55 },
  { key: 'outcome', x: 4.5, y: 0.5 },
];

export const TAROT_SPREADS: readonly Spread[] = [
  { id: 1, key: 'single', deck: 'tarot', topics: ['open'], positions: at(['answer', 0.5, 0.5]) },
  { id: 2, key: 'daily', deck: 'tarot', topics: ['spirit', 'open'], positions: at(['today', 0.5, 0.5]) },
  {
    id: 3,
    key: 'timeline',
    deck: 'tarot',
    topics: ['open', 'love', 'work'],
    positions: row(['past', 'present', 'future']),
  },
  {
    id: 4,
    key: 'triangle',
    deck: 'tarot',
    topics: ['love', 'open'],
    positions: at(['origin', 0.5, 1.7], ['now', 1.9, 1.7], ['course', 1.2, 0.5]),
  },
  {
    id: 5,
    key: 'counsel',
    deck: 'tarot',
    topics: ['work', 'open'],
    positions: row(['situation', 'action', 'result']),
  },
  {
    id: 6,
    key: 'bond',
    deck: 'tarot',
    topics: ['love'],
    positions: row(['you', 'other', 'between']),
  },
  {
    id: 7,
    key: 'twoPaths',
    deck: 'tarot',
    topics: ['work', 'study', 'open'],
    positions: at(
      ['crossroads', 1.6, 2.75],
      ['pathA', 0.9, 1.65],
      ['endA', 0.5, 0.5],
      ['pathB', 2.3, 1.65],
      ['endB', 2.7, 0.5],
    ),
  },
  {
    id: 8,
    key: 'loversCross',
    deck: 'tarot',
    topics: ['love'],
    positions: at(
      ['you', 0.5, 1.6],
      ['other', 2.9, 1.6],
      ['bond', 1.7, 1.6],
      ['obstacle', 1.7, 2.7],
      ['help', 1.7, 0.5],
    ),
  },
  {
    id: 9,
    key: 'fiveCross',
    deck: 'tarot',
    topics: ['work', 'money', 'open'],
    positions: at(
      ['core', 1.7, 1.6],
      ['before', 0.5, 1.6],
      ['ahead', 2.9, 1.6],
      ['root', 1.7, 2.7],
      ['best', 1.7, 0.5],
    ),
  },
  {
    id: 10,
    key: 'horseshoe',
    deck: 'tarot',
    topics: ['open', 'work'],
    positions: at(
      ['past', 0.5, 2.9],
      ['present', 0.85, 1.8],
      ['hidden', 1.75, 0.75],
      ['obstacle', 2.9, 0.5],
      ['around', 4.05, 0.75],
      ['advice', 4.95, 1.8],
      ['outcome', 5.3, 2.9],
    ),
  },
  { id: 11, key: 'celticCross', deck: 'tarot', topics: ['open', 'love', 'work'], positions: CELTIC_CROSS },
  {
    id: 12,
    key: 'exam',
    deck: 'tarot',
    topics: ['study'],
    positions: at(
      ['ground', 0.5, 1.6],
      ['method', 1.6, 1.6],
      ['block', 2.7, 1.6],
      ['support', 1.05, 0.5],
      ['result', 2.15, 0.5],
    ),
  },
  {
    id: 13,
    key: 'career',
    deck: 'tarot',
    topics: ['work'],
    positions: at(
      ['place', 0.5, 1.6],
      ['strength', 1.6, 1.6],
      ['strain', 2.7, 1.6],
      ['chance', 1.05, 0.5],
      ['step', 2.15, 0.5],
    ),
  },
  {
    id: 14,
    key: 'purse',
    deck: 'tarot',
    topics: ['money'],
    positions: at(['state', 0.5, 0.5], ['inflow', 1.6, 0.5], ['leak', 0.5, 1.6], ['habit', 1.6, 1.6]),
  },
  {
    id: 15,
    key: 'mirror',
    deck: 'tarot',
    topics: ['spirit'],
    positions: at(['shown', 0.5, 0.5], ['hidden', 1.6, 0.5], ['need', 0.5, 1.6], ['gift', 1.6, 1.6]),
  },
];

const BY_ID = new Map(TAROT_SPREADS.map((spread) => [spread.id, spread]));

export function tarotSpread(id: number): Spread | undefined {
  return BY_ID.get(id);
}

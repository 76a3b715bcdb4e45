import type { Position, Spread } from '../spread.ts';
import { at, row } from './place.ts';

/** Waite's order: behind stands left of the querent, before to the right; the staff is laid from the bottom up. */
const CELTIC_CROSS: Position[] = [
  { key: 'heart', x: 1.9, y: 2 },
  { key: 'crossing', x: 1.9, y: 2, crossing: true, role: 'obstacle' },
  ...at(
    ['crown', 1.9, 0.9, 'aim'],
    ['base', 1.9, 3.1, 'past'],
    ['behind', 0.6, 2, 'past'],
    ['before', 3.2, 2, 'ahead'],
    ['self', 4.5, 3.65, 'self'],
    ['house', 4.5, 2.6, 'around'],
    ['hopes', 4.5, 1.55, 'wish'],
    ['outcome', 4.5, 0.5, 'outcome'],
  ),
];

/** The spreads that home names; their pictures come with the first load. */
export const FIRST_TAROT_SPREADS: readonly Spread[] = [
  { id: 1, key: 'single', deck: 'tarot', topics: ['open'], positions: at(['answer', 0.5, 0.5, 'outcome']) },
  { id: 2, key: 'daily', deck: 'tarot', topics: ['spirit', 'open'], positions: at(['today', 0.5, 0.5, 'outcome']) },
  {
    id: 3,
    key: 'timeline',
    deck: 'tarot',
    topics: ['open', 'love', 'work'],
    positions: row(['past', 'past'], ['present'], ['future', 'outcome']),
  },
  {
    id: 4,
    key: 'triangle',
    deck: 'tarot',
    topics: ['love', 'open'],
    positions: at(['origin', 0.5, 1.7, 'past'], ['now', 1.9, 1.7], ['course', 1.2, 0.5, 'outcome']),
  },
  {
    id: 5,
    key: 'counsel',
    deck: 'tarot',
    topics: ['work', 'open'],
    positions: row(['situation'], ['action', 'counsel'], ['result', 'outcome']),
  },
  {
    id: 6,
    key: 'bond',
    deck: 'tarot',
    topics: ['love'],
    positions: row(['you', 'self'], ['other', 'other'], ['between', 'between']),
  },
  {
    id: 7,
    key: 'twoPaths',
    deck: 'tarot',
    options: true,
    topics: ['work', 'study', 'open'],
    positions: at(
      ['crossroads', 1.6, 2.75],
      ['pathA', 0.9, 1.65, 'ahead'],
      ['endA', 0.5, 0.5, 'outcome'],
      ['pathB', 2.3, 1.65, 'ahead'],
      ['endB', 2.7, 0.5, 'outcome'],
    ),
  },
  {
    id: 8,
    key: 'loversCross',
    deck: 'tarot',
    topics: ['love'],
    positions: at(
      ['you', 0.5, 1.6, 'self'],
      ['other', 2.9, 1.6, 'other'],
      ['bond', 1.7, 1.6, 'between'],
      ['obstacle', 1.7, 2.7, 'obstacle'],
      ['help', 1.7, 0.5, 'counsel'],
    ),
  },
  {
    id: 9,
    key: 'fiveCross',
    deck: 'tarot',
    topics: ['work', 'money', 'open'],
    positions: at(
      ['core', 1.7, 1.6],
      ['before', 0.5, 1.6, 'past'],
      ['ahead', 2.9, 1.6, 'ahead'],
      ['root', 1.7, 2.7, 'hidden'],
      ['best', 1.7, 0.5, 'chance'],
    ),
  },
  {
    id: 10,
    key: 'horseshoe',
    deck: 'tarot',
    topics: ['open', 'work'],
    positions: at(
      ['past', 0.5, 2.9, 'past'],
      ['present', 0.85, 1.8],
      ['hidden', 1.75, 0.75, 'hidden'],
      ['obstacle', 2.9, 0.5, 'obstacle'],
      ['around', 4.05, 0.75, 'around'],
      ['advice', 4.95, 1.8, 'counsel'],
      ['outcome', 5.3, 2.9, 'outcome'],
    ),
  },
  { id: 11, key: 'celticCross', deck: 'tarot', topics: ['open', 'love', 'work'], positions: CELTIC_CROSS },
  {
    id: 12,
    key: 'exam',
    deck: 'tarot',
    topics: ['study'],
    positions: at(
      ['ground', 0.5, 1.6, 'past'],
      ['method', 1.6, 1.6, 'counsel'],
      ['block', 2.7, 1.6, 'obstacle'],
      ['support', 1.05, 0.5, 'support'],
      ['result', 2.15, 0.5, 'outcome'],
    ),
  },
  {
    id: 13,
    key: 'career',
    deck: 'tarot',
    topics: ['work'],
    positions: at(
      ['place', 0.5, 1.6],
      ['strength', 1.6, 1.6, 'self'],
      ['strain', 2.7, 1.6, 'obstacle'],
      ['chance', 1.05, 0.5, 'chance'],
      ['step', 2.15, 0.5, 'counsel'],
    ),
  },
  {
    id: 14,
    key: 'purse',
    deck: 'tarot',
    topics: ['money'],
    positions: at(
      ['state', 0.5, 0.5],
      ['inflow', 1.6, 0.5, 'support'],
      ['leak', 0.5, 1.6, 'obstacle'],
      ['habit', 1.6, 1.6, 'hidden'],
    ),
  },
  {
    id: 15,
    key: 'mirror',
    deck: 'tarot',
    topics: ['spirit'],
    positions: at(
      ['shown', 0.5, 0.5, 'self'],
      ['hidden', 1.6, 0.5, 'hidden'],
      ['need', 0.5, 1.6, 'aim'],
      ['gift', 1.6, 1.6, 'counsel'],
    ),
  },
];

import type { Spread } from '../spread.ts';
import { at } from './place.ts';

/** Study, work, money and the inner life. */
export const AREA_SPREADS: readonly Spread[] = [
  {
    id: 21,
    key: 'learning',
    deck: 'tarot',
    topics: ['study'],
    positions: at(
      ['aim', 1.62, 0.5, 'aim'],
      ['now', 0.5, 1.6],
      ['ease', 1.62, 1.6, 'support'],
      ['resist', 2.74, 1.6, 'obstacle'],
      ['teacher', 1.06, 2.7, 'around'],
      ['practice', 2.18, 2.7, 'counsel'],
    ),
  },
  {
    id: 22,
    key: 'jobChange',
    deck: 'tarot',
    topics: ['work'],
    positions: at(
      ['leaving', 0.5, 0.5, 'obstacle'],
      ['holding', 1.62, 0.5, 'obstacle'],
      ['offered', 2.74, 0.5, 'ahead'],
      ['price', 3.86, 0.5, 'obstacle'],
      ['prepare', 1.06, 1.6, 'counsel'],
      ['people', 2.18, 1.6, 'around'],
      ['afterwards', 3.3, 1.6, 'outcome'],
    ),
  },
  {
    id: 23,
    key: 'purchase',
    deck: 'tarot',
    topics: ['money'],
    positions: at(
      ['wish', 0.5, 0.5, 'wish'],
      ['need', 1.62, 0.5, 'aim'],
      ['cost', 2.74, 0.5, 'obstacle'],
      ['wait', 1.06, 1.6, 'ahead'],
      ['measure', 2.18, 1.6, 'counsel'],
    ),
  },
  {
    id: 25,
    key: 'innerWork',
    deck: 'tarot',
    topics: ['spirit'],
    positions: at(
      ['pattern', 1.62, 1.6],
      ['root', 1.62, 2.7, 'past'],
      ['protects', 0.5, 1.6, 'hidden'],
      ['costs', 2.74, 1.6, 'obstacle'],
      ['asks', 1.06, 0.5, 'aim'],
      ['step', 2.18, 0.5, 'counsel'],
    ),
  },
  {
    id: 27,
    key: 'elements',
    deck: 'tarot',
    topics: ['spirit', 'open'],
    positions: at(
      ['fire', 1.7, 0.5, 'self'],
      ['water', 0.5, 1.6],
      ['air', 2.9, 1.6],
      ['earth', 1.7, 2.7, 'around'],
      ['centre', 1.7, 1.6],
    ),
  },
];

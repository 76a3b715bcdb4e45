import type { Spread } from '../spread.ts';
import { at } from './place.ts';

/** A yes or no by counting upright cards, and two ways to look at a decision. */
export const CHOICE_SPREADS: readonly Spread[] = [
  {
    id: 16,
    key: 'yesNo',
    deck: 'tarot',
    topics: ['open', 'love', 'work', 'money'],
    counts: true,
    positions: at(
      ['matter', 1.62, 0.5],
      ['pull', 0.5, 0.9, 'aim'],
      ['others', 2.74, 0.9, 'around'],
      ['unseen', 1.06, 2.02, 'hidden'],
      ['near', 2.18, 2.02, 'outcome'],
    ),
  },
  {
    id: 24,
    key: 'decision',
    deck: 'tarot',
    topics: ['open', 'work', 'money'],
    positions: at(
      ['core', 1.7, 0.5],
      ['for', 0.5, 1.1, 'support'],
      ['against', 2.9, 1.1, 'obstacle'],
      ['unseen', 1.7, 1.6, 'hidden'],
      ['leave', 0.95, 2.7, 'ahead'],
      ['step', 2.45, 2.7, 'counsel'],
    ),
  },
];

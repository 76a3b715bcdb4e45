import type { Spread } from '../spread.ts';
import { at } from './place.ts';

/** The two usual six-card forms of a relationship, and one for what is over. */
export const BOND_SPREADS: readonly Spread[] = [
  {
    id: 17,
    key: 'relationship',
    deck: 'tarot',
    topics: ['love'],
    positions: at(
      ['you', 0.5, 1.6, 'self'],
      ['other', 2.9, 1.6, 'other'],
      ['bond', 1.7, 1.6],
      ['foundation', 0.5, 2.7, 'past'],
      ['present', 1.7, 2.7],
      ['potential', 1.7, 0.5, 'chance'],
    ),
  },
  {
    id: 18,
    key: 'twoNeeds',
    deck: 'tarot',
    topics: ['love'],
    positions: at(
      ['you', 0.5, 0.5, 'self'],
      ['other', 2.9, 0.5, 'other'],
      ['core', 1.7, 1.05],
      ['yourNeed', 0.5, 1.6, 'aim'],
      ['theirNeed', 2.9, 1.6, 'other'],
      ['way', 1.7, 2.15, 'counsel'],
    ),
  },
  {
    id: 28,
    key: 'lettingGo',
    deck: 'tarot',
    topics: ['love', 'spirit'],
    positions: at(
      ['ended', 0.5, 1.7, 'past'],
      ['holds', 1.62, 1.7, 'obstacle'],
      ['stays', 2.74, 1.7, 'support'],
      ['giveBack', 1.62, 2.8, 'counsel'],
      ['opens', 1.62, 0.5, 'chance'],
    ),
  },
];

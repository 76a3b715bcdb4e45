import type { Spread } from '../spread.ts';
import { at } from './place.ts';

/** The free table: as it stands here, before the person has moved or named its places. */
export const FREE_TABLE: Spread = {
  id: 50,
  key: 'freeTable',
  deck: 'tarot',
  topics: ['open', 'love', 'work', 'money', 'study', 'spirit'],
  free: true,
  positions: at(['card1', 0.5, 0.5], ['card2', 1.75, 0.5], ['card3', 3, 0.5, 'outcome']),
};

import type { Deck } from '../spread/spread.ts';
import type { Topic } from '../topic.ts';

/** A card as it lies in the pile: decided by the shuffle, before anything moves on the screen. */
export interface DealtCard {
  id: string;
  reversed: boolean;
}

/** A card on its place of the table. */
export interface DrawnCard extends DealtCard {
  position: string;
}

/** What is sealed: nothing in it can be changed afterwards without the seal telling. */
export interface SealedDraw {
  deck: Deck;
  spreadId: number;
  question: string;
  topic: Topic;
  cards: readonly DrawnCard[];
  /** The whole pile after shuffle and cut, from the top; a minus sign marks a reversed card. */
  order: readonly string[];
  /** ISO UTC time when the pile was sealed, before its first card was shown; by this device's clock. */
  drawnAt: string;
  /** The cards were entered from a deck at home, so there is no shuffle to vouch for. */
  byHand?: true;
  /** SHA-256 in lower-case hexadecimal over all the rest. */
  seal: string;
}

export const REVERSAL_SHARES = { off: 0, quarter: 1, half: 2 } as const;
export type ReversalShare = keyof typeof REVERSAL_SHARES;

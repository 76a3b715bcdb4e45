import type { Beginning } from '../spread/dates.ts';
import type { Deck } from '../spread/spread.ts';
import type { Table } from '../spread/table.ts';
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

/** What a draw may have beside its cards; every one of them stands under the seal. */
export interface Besides {
  /** The card that stands for the querent: taken out of the deck before the shuffle, laid beside the spread. */
  significator?: string;
  /** Cards that fell out of the pile while it was shuffled, in the order of falling; read as asides. */
  jumpers?: readonly DealtCard[];
  /** When the first place of a dated spread is. */
  begins?: Beginning;
  /** The places of a free table or of a spread of the person's own. */
  table?: Table;
}

/** What is sealed: nothing in it can be changed afterwards without the seal telling. */
export interface SealedDraw extends Besides {
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

/** A card as the order of a pile writes it. */
export function marked({ id, reversed }: DealtCard): string {
  return reversed ? `-${id}` : id;
}

/** The card that a mark of the order means. */
export function unmarked(mark: string): DealtCard {
  return mark.startsWith('-') ? { id: mark.slice(1), reversed: true } : { id: mark, reversed: false };
}

/** What stands beside the cards of a draw, and nothing where nothing stands. */
export function besidesOf({ significator, jumpers, begins, table }: Besides): Besides {
  return {
    ...(significator ? { significator } : {}),
    ...(jumpers && jumpers.length > 0 ? { jumpers } : {}),
    ...(begins ? { begins } : {}),
    ...(table ? { table } : {}),
  };
}

import { MINORS, type MinorId, type Rank, type Suit } from '../../domain/decks/tarot.ts';

/** Names of the 56 Minors from the names of suits and ranks, in the word order of a language. */
export function minorNames(
  suits: Readonly<Record<Suit, string>>,
  ranks: Readonly<Record<Rank, string>>,
  join: (suit: string, rank: string) => string,
): Record<MinorId, string> {
  return Object.fromEntries(MINORS.map((card) => [card.id, join(suits[card.suit], ranks[card.rank])])) as Record<
    MinorId,
    string
  >;
}

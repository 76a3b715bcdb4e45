import { type Element, type Rank, SUITS, type Suit, tarotCard } from '../decks/tarot.ts';
import type { DrawnCard } from '../draw/draw.ts';

/** What stands out among cards that lie together; absent is what does not stand out. */
export interface Facts {
  total: number;
  majors: readonly string[];
  suits: ReadonlyMap<Suit, readonly string[]>;
  ranks: ReadonlyMap<Rank, readonly string[]>;
  courts: readonly string[];
  reversed: readonly string[];
}

/** Counts what lies together. @throws RangeError for a card that is no tarot card */
export function factsOf(cards: readonly DrawnCard[]): Facts {
  const majors: string[] = [];
  const courts: string[] = [];
  const suits = new Map<Suit, string[]>(SUITS.map((suit) => [suit, []]));
  const ranks = new Map<Rank, string[]>();
  for (const { id } of cards) {
    const card = tarotCard(id);
    if (card.arcana === 'major') {
      majors.push(id);
      continue;
    }
    suits.get(card.suit)!.push(id);
    ranks.set(card.rank, [...(ranks.get(card.rank) ?? []), id]);
    if (typeof card.rank === 'string') courts.push(id);
  }
  const reversed = cards.filter((card) => card.reversed).map((card) => card.id);
  return { total: cards.length, majors, suits, ranks, courts, reversed };
}

const OPPOSED: Record<Element, Element> = { fire: 'water', water: 'fire', air: 'earth', earth: 'air' };
const FRIENDS: Record<Element, Element> = { fire: 'air', air: 'fire', water: 'earth', earth: 'water' };

/** Elemental dignity of two neighbours, by the Golden Dawn's rule; `null` where it says nothing. */
export function dignityOf(first: Element, second: Element): 'alike' | 'friends' | 'opposed' | null {
  if (first === second) return 'alike';
  if (OPPOSED[first] === second) return 'opposed';
  return FRIENDS[first] === second ? 'friends' : null;
}

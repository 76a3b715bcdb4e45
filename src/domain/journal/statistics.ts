import { isTarotId, SUITS, type Suit, TAROT } from '../decks/tarot.ts';
import type { Deck } from '../spread/spread.ts';
import { TOPICS, type Topic } from '../topic.ts';
import type { EntryLine, LineDraw } from './line.ts';

export interface Returning {
  card: string;
  count: number;
  /** How often chance alone would have brought it among as many cards of its deck. */
  expected: number;
}

/** Reversed cards against what the shuffles themselves would bring; cards laid by hand are left out. */
export interface Reversals {
  cards: number;
  reversed: number;
  expected: number;
  /** More than two standard deviations away from chance. */
  verdict: 'as chance' | 'more' | 'fewer';
}

export interface JournalStatistics {
  readings: number;
  decks: Readonly<Record<Deck, number>>;
  topics: readonly { topic: Topic; count: number }[];
  /** Tarot only; `majors` beside the suits, with the share of the deck each makes up. */
  suits: readonly { suit: Suit | 'majors'; count: number; expected: number }[];
  returning: readonly Returning[];
  reversals: Reversals | null;
}

/** What the readings of a journal have in common. */
export function statisticsOf(lines: readonly EntryLine[]): JournalStatistics {
  const draws = lines.map((line) => line.draw);
  return {
    readings: draws.length,
    decks: {
      tarot: draws.filter((draw) => draw.deck === 'tarot').length,
      lenormand: draws.filter((draw) => draw.deck === 'lenormand').length,
      stardice: draws.filter((draw) => draw.deck === 'stardice').length,
    },
    topics: TOPICS.map((topic) => ({ topic, count: draws.filter((draw) => draw.topic === topic).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    suits: suitsOf(draws),
    returning: returningIn(draws),
    reversals: reversalsOf(draws),
  };
}

const DECK_SIZE: Partial<Record<Deck, number>> = { tarot: 78, lenormand: 36 };
/** A grand tableau shows every card, so none of them comes back in it. */
const isWholeDeck = (draw: LineDraw) => draw.cards.length >= (DECK_SIZE[draw.deck] ?? Number.POSITIVE_INFINITY);

function returningIn(draws: readonly LineDraw[]): Returning[] {
  return (['tarot', 'lenormand'] as const)
    .flatMap((deck) => {
      const cards = draws.filter((draw) => draw.deck === deck && !isWholeDeck(draw)).flatMap((draw) => draw.cards);
      const counts = new Map<string, number>();
      for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
      const expected = cards.length / DECK_SIZE[deck]!;
      return [...counts].filter(([, count]) => count > 1).map(([card, count]) => ({ card, count, expected }));
    })
    .sort((a, b) => b.count / b.expected - a.count / a.expected || b.count - a.count || (a.card < b.card ? -1 : 1));
}

function suitsOf(draws: readonly LineDraw[]): JournalStatistics['suits'] {
  const ids = draws.flatMap((draw) => draw.cards.map(({ id }) => id)).filter(isTarotId);
  const suitOf = new Map(TAROT.map((card) => [card.id, card.arcana === 'major' ? ('majors' as const) : card.suit]));
  return (['majors', ...SUITS] as const).map((suit) => ({
    suit,
    count: ids.filter((id) => suitOf.get(id) === suit).length,
    expected: (ids.length * (suit === 'majors' ? 22 : 14)) / 78,
  }));
}

function reversalsOf(draws: readonly LineDraw[]): Reversals | null {
  let cards = 0;
  let reversed = 0;
  let expected = 0;
  let variance = 0;
  for (const draw of draws) {
    const share = draw.reversedShare;
    if (draw.deck !== 'tarot' || draw.byHand || share === 0) continue;
    cards += draw.cards.length;
    reversed += draw.cards.filter((card) => card.reversed).length;
    expected += draw.cards.length * share;
    variance += draw.cards.length * share * (1 - share);
  }
  if (cards === 0) return null;
  const away = (reversed - expected) / Math.sqrt(variance);
  return { cards, reversed, expected, verdict: away > 2 ? 'more' : away < -2 ? 'fewer' : 'as chance' };
}

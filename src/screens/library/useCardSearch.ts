import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SUITS, TAROT, type TarotCard, type TarotId, tarotCard } from '../../domain/decks/tarot.ts';
import { type Findable, find, fold } from '../../domain/search/match.ts';
import { names } from '../../i18n/names.ts';
import { tarotKeywordsOfAll } from '../../library/keywords/all.ts';
import { namesOfAll } from '../../library/names/all.ts';
import type { Names } from '../../library/names/names.ts';

export type Part = 'majors' | (typeof SUITS)[number];
export const PARTS: readonly Part[] = ['majors', ...SUITS];

export interface CardSearch {
  typed: string;
  type: (typed: string) => void;
  part: Part;
  choosePart: (part: Part) => void;
  /** What is to be shown: what was found, or the part of the deck. */
  ids: readonly TarotId[];
  /** How many were found; null while nothing is typed. */
  found: number | null;
  /** What is searched for, and the word by which a card was found. */
  query: string;
  wordOf: (id: TarotId) => string | undefined;
}

/**
 * The 78 cards by part of the deck, and a search over names and keywords in three languages, and numbers.
 * @param open the card whose part of the deck is shown first
 */
export function useCardSearch(open?: TarotId): CardSearch {
  const [part, choosePart] = useState<Part>(() => (open ? partOf(tarotCard(open)) : 'majors'));
  const [typed, type] = useState('');
  const query = useDeferredValue(typed);
  const findables = useFindables();
  const found = useMemo(
    () => (fold(query) === '' ? null : new Map(find(findables, query).map(({ id, word }) => [id as TarotId, word]))),
    [findables, query],
  );
  const ids = found ? [...found.keys()] : cardsOf(part);
  return { typed, type, part, choosePart, ids, found: found?.size ?? null, query, wordOf: (id) => found?.get(id) };
}

/** The cards of a part of the deck, in their order. */
export function cardsOf(part: Part): TarotId[] {
  return TAROT.filter((card) => partOf(card) === part).map((card) => card.id);
}

/** What a part of the deck is called. */
export function partName(part: Part): string {
  return part === 'majors' ? names().majors : names().suits[part];
}

function partOf(card: TarotCard): Part {
  return card.arcana === 'major' ? 'majors' : card.suit;
}

/** Words by which a card is known besides its names: a Major's number, a Minor's as "3" and with its suit, "3 cups". */
function numberOf(card: TarotCard, all: readonly Pick<Names, 'suits'>[]): string[] {
  if (card.arcana === 'major') return [String(card.number)];
  if (typeof card.rank !== 'number') return [];
  const { rank, suit } = card;
  return [String(rank), ...all.flatMap(({ suits }) => [`${rank} ${suits[suit]}`, `${suits[suit]}${rank}`])];
}

function useFindables(): Findable[] {
  const [all, setAll] = useState<Awaited<ReturnType<typeof namesOfAll>>>();
  const [keywords, setKeywords] = useState<Awaited<ReturnType<typeof tarotKeywordsOfAll>>>();
  useEffect(() => {
    namesOfAll().then(setAll, () => {});
    tarotKeywordsOfAll().then(setKeywords, () => {});
  }, []);
  return useMemo(
    () =>
      TAROT.map((card) => ({
        id: card.id,
        names: [names().tarot[card.id], ...(all ?? []).map((one) => one.tarot[card.id]), ...numberOf(card, all ?? [])],
        keywords: (keywords ?? []).flatMap((one) => [...one[card.id].upright, ...one[card.id].reversed]),
      })),
    [keywords, all],
  );
}

import { LENORMAND, type LenormandId } from '../domain/decks/lenormand.ts';
import { isTarotId, TAROT, type TarotId, tarotCard } from '../domain/decks/tarot.ts';
import { fetchPart } from '../platform/part.ts';
import type { CardArt } from './art.ts';

/** Cards by id. The drawings of a family arrive together, when its first card is asked for. */

export type CardId = TarotId | LenormandId;
export const CARD_IDS: readonly CardId[] = [...TAROT, ...LENORMAND].map((card) => card.id);
export const FAMILIES = ['majors', 'wands', 'cups', 'swords', 'pentacles', 'lenormand'] as const;
export type Family = (typeof FAMILIES)[number];

const LOAD: Record<Family, () => Promise<{ cards: Record<string, CardArt> }>> = {
  majors: () => import('./cards/majors/index.ts'),
  wands: () => import('./cards/wands/index.ts'),
  cups: () => import('./cards/cups/index.ts'),
  swords: () => import('./cards/swords/index.ts'),
  pentacles: () => import('./cards/pentacles/index.ts'),
  lenormand: () => import('./cards/lenormand/index.ts'),
};

export function family(id: CardId): Family {
  if (!isTarotId(id)) return 'lenormand';
  const card = tarotCard(id);
  return card.arcana === 'major' ? 'majors' : card.suit;
}

/** The drawing of a card. */
export async function loadCard(id: CardId): Promise<CardArt> {
  const { cards } = await fetchPart(LOAD[family(id)]);
  return cards[id]!;
}

/** Ids of the cards of a family that are drawn. */
export async function drawn(name: Family): Promise<string[]> {
  return Object.keys((await LOAD[name]()).cards);
}

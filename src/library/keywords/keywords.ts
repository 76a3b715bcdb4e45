import type { TarotId } from '../../domain/decks/tarot.ts';

/** Four to six words or short phrases a side. */
export type TarotKeywords = Readonly<Record<TarotId, Readonly<Record<'upright' | 'reversed', readonly string[]>>>>;

/** Five to eight words or short phrases, by the number of the card. */
export type LenormandKeywords = Readonly<Record<number, readonly string[]>>;

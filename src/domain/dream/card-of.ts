import type { LenormandId } from '../decks/lenormand.ts';
import type { TarotId } from '../decks/tarot.ts';

/** The symbols of one theme by key, in the order in which they are shown, each with the card that is nearest to it. */
export type CardOf = Readonly<Record<string, TarotId | LenormandId>>;

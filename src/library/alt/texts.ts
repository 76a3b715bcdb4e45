import type { LenormandId } from '../../domain/decks/lenormand.ts';
import type { TarotId } from '../../domain/decks/tarot.ts';

/** A sentence a card: what is to be seen on our picture, for those who do not see it. */
export type AltTexts = Readonly<Record<TarotId | LenormandId, string>>;

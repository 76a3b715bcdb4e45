import { isTarotId } from '../../domain/decks/tarot.ts';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { names } from '../../i18n/names.ts';

/** What a tarot card is called here. */
export function cardName(id: string): string {
  return isTarotId(id) ? names().tarot[id] : id;
}

/** A card with its orientation, as a picture of it is labelled. */
export function cardWords({ id, reversed }: DealtCard): string {
  return `${cardName(id)}, ${reversed ? names().reversed : names().upright}`;
}

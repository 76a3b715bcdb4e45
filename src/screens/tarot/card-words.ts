import { isLenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { joinNames } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';

/** What a card of either deck is called here. */
export function cardName(id: string): string {
  const terms = names();
  if (isTarotId(id)) return terms.tarot[id];
  return isLenormandId(id) ? (terms.lenormand[id] ?? id) : id;
}

/** Upright or reversed; nothing for a Lenormand card, which is never reversed. */
export function orientationWords({ id, reversed }: DealtCard): string {
  if (!isTarotId(id)) return '';
  return reversed ? names().reversed : names().upright;
}

/** A card with its orientation, as a picture of it is labelled. */
export function cardWords(card: DealtCard): string {
  return joinNames([cardName(card.id), orientationWords(card)].filter(Boolean), currentLanguage());
}

import { isLenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId } from '../../domain/decks/tarot.ts';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';

/** What a card is called; a tarot card with its orientation. */
export function called({ id, reversed }: DealtCard): string {
  const terms = names();
  if (isLenormandId(id)) return terms.lenormand[id] ?? id;
  const comma = currentLanguage() === 'en' ? ', ' : '，';
  return `${isTarotId(id) ? terms.tarot[id] : id}${comma}${reversed ? terms.reversed : terms.upright}`;
}

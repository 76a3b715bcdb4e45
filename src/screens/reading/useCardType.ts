import { useLingui } from '@lingui/react/macro';
import { isLenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId, tarotCard } from '../../domain/decks/tarot.ts';
import type { DealtCard } from '../../domain/draw/draw.ts';
import { names } from '../../i18n/names.ts';

/** What kind of card one is: its suit or the Major Arcana with how it lies; the number of a Lenormand card. */
export function useCardType(): (card: DealtCard) => string {
  const { t } = useLingui();
  return ({ id, reversed }) => {
    const terms = names();
    if (isTarotId(id)) {
      const card = tarotCard(id);
      const kind = card.arcana === 'major' ? terms.majors : terms.suits[card.suit];
      return `${kind} · ${reversed ? terms.reversed : terms.upright}`;
    }
    const number = Number(id.slice(3));
    return isLenormandId(id) ? t`Lenormand card ${number}` : '';
  };
}

import { useLingui } from '@lingui/react/macro';
import { correspondenceOf } from '../../domain/decks/correspondence.ts';
import { type TarotId, tarotCard } from '../../domain/decks/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';

/** Where a card belongs: its suit, its element, and what it answers to in the sky. */
export function Correspondence({ id, className }: { id: TarotId; className: string | undefined }) {
  const { t } = useLingui();
  const terms = names();
  const card = tarotCard(id);
  const { element, planet, sign } = correspondenceOf(id);
  const called = planet && POINT_NAMES[currentLanguage()][planet];
  const zodiac = sign && terms.signs[sign];
  const sky = called && zodiac ? t`${called} in ${zodiac}` : (called ?? zodiac);
  const parts = [card.arcana === 'major' ? terms.majors : terms.suits[card.suit], terms.elements[element], sky];
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>;
}

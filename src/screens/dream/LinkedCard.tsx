import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { cardSlug, deckOf } from '../../domain/decks/card-address.ts';
import type { LenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId, type TarotId } from '../../domain/decks/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './SymbolPage.module.css';

interface LinkedCardProps {
  id: TarotId | LenormandId;
  /** It leads to the card's own address. */
  painted: boolean;
}

/** The card nearest to a symbol; it leads to its page in the library of cards. */
export function LinkedCard({ id, painted }: LinkedCardProps) {
  const { t } = useLingui();
  const tarot = isTarotId(id);
  return (
    <Link {...(painted ? addressOf(id) : pathOf(id))} className={css.card}>
      <CardImage id={id} width={72} alt="" />
      <span>
        <small>{tarot ? t`The tarot card nearest to it` : t`The Lenormand card nearest to it`}</small>
        <span className="display">{tarot ? names().tarot[id] : names().lenormand[id]}</span>
        <span className={css.more}>{t`What this card says`}</span>
      </span>
    </Link>
  );
}

type Way = Pick<LinkProps, 'to' | 'search' | 'params'>;

function pathOf(card: TarotId | LenormandId): Way {
  return { to: isTarotId(card) ? '/tarotMean' : '/lenormandMean', search: { card } };
}

function addressOf(card: TarotId | LenormandId): Way {
  return { to: `/$language/${deckOf(card)}/$entry`, params: { language: currentLanguage(), entry: cardSlug(card) } };
}

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LenormandId } from '../../domain/decks/lenormand.ts';
import { isTarotId, type TarotId } from '../../domain/decks/tarot.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './SymbolPage.module.css';

/** The card nearest to a symbol; it leads to its page in the library of cards. */
export function LinkedCard({ id }: { id: TarotId | LenormandId }) {
  const { t } = useLingui();
  const tarot = isTarotId(id);
  return (
    <Link to={tarot ? '/tarotMean' : '/lenormandMean'} search={{ card: id }} className={css.card}>
      <CardImage id={id} width={72} alt="" />
      <span>
        <small>{tarot ? t`The tarot card nearest to it` : t`The Lenormand card nearest to it`}</small>
        <span className="display">{tarot ? names().tarot[id] : names().lenormand[id]}</span>
        <span className={css.more}>{t`What this card says`}</span>
      </span>
    </Link>
  );
}

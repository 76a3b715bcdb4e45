import { Link } from '@tanstack/react-router';
import { cardSlug } from '../../domain/decks/card-address.ts';
import type { TarotId } from '../../domain/decks/tarot.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { CardFinder } from './CardFinder.tsx';
import css from './CardGrid.module.css';

interface TarotListProps {
  /** The card whose page is open. */
  open?: TarotId;
  /** Its page is one of those that come painted: so are the others. */
  painted?: boolean | undefined;
}

/** All tarot cards by suit, and a search; each leads to its page. */
export function TarotList({ open, painted }: TarotListProps) {
  return (
    <CardFinder
      open={open}
      renderCard={(id, name, place) => (
        <Link {...pageOf(id, painted)} className={css.cell} aria-current={id === open ? 'page' : undefined}>
          <CardImage id={id} width={104} alt="" place={place} />
          <span>{name}</span>
        </Link>
      )}
    />
  );
}

/** Where the page of a card is. */
export function pageOf(id: TarotId, painted: boolean | undefined) {
  return painted
    ? ({ to: '/$language/tarot/$entry', params: { language: currentLanguage(), entry: cardSlug(id) } } as const)
    : ({ to: '/tarotMean', search: { card: id } } as const);
}

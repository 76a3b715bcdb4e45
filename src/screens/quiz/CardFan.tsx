import type { TarotId } from '../../domain/decks/tarot.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './CardFan.module.css';

/** Three cards in a fan, the sign of a test. They say nothing that does not stand beside them. */
export function CardFan({ cards, large }: { cards: readonly TarotId[]; large?: boolean }) {
  return (
    <span className={large ? `${css.fan} ${css.large}` : css.fan} aria-hidden="true">
      {cards.map((id) => (
        <span key={id}>
          <CardImage id={id} width={large ? 96 : 48} alt="" />
        </span>
      ))}
    </span>
  );
}

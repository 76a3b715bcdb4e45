import type { TarotId } from '../../domain/decks/tarot.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import css from './CardFan.module.css';

interface CardFanProps {
  cards: readonly TarotId[];
  large?: boolean;
  /** Of the fan in a list, from 0. */
  place?: number;
}

/** Three cards in a fan, the sign of a test. They say nothing that does not stand beside them. */
export function CardFan({ cards, large, place = 0 }: CardFanProps) {
  return (
    <span className={large ? `${css.fan} ${css.large}` : css.fan} aria-hidden="true">
      {cards.map((id, at) => (
        <span key={id}>
          <CardImage id={id} width={large ? 96 : 48} alt="" place={place * cards.length + at} />
        </span>
      ))}
    </span>
  );
}

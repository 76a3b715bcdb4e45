import type { ReactNode } from 'react';
import type { CardId } from '../../art/deck.ts';
import { CardFace } from './CardFace.tsx';
import css from './CardItem.module.css';

interface CardItemProps {
  /** The picture of the card. */
  icon: { id: string; reversed?: boolean };
  name: string;
  /** What kind of card it is, and how it lies. */
  type: string;
  /** What its place asks of it. */
  tip?: ReactNode;
  /** Its place in the list, from 0. The number is shown from 1; every second card stands the other way round. */
  index: number;
  /** A frame, for the card that a list turns on. */
  border?: boolean;
  /** What its place is called. */
  place?: ReactNode;
  /** The place heads what follows the card. */
  heading?: 'h2' | 'h3';
}

/** A card in a list of cards: its picture with its number, the place, name and kind, and what the place asks. */
export function CardItem({ icon, name, type, tip, index, border, place, heading: Heading }: CardItemProps) {
  const look = [css.item, index % 2 === 1 && css.odd, border && css.border].filter(Boolean).join(' ');
  return (
    <div className={look} data-card-item={index % 2 === 1 ? 'odd' : 'even'}>
      <span className={css.icon}>
        <CardFace id={icon.id as CardId} reversed={icon.reversed ?? false} label="" />
        <span className={`${css.index} figures`} aria-hidden="true">
          {index + 1}
        </span>
      </span>
      <div className={css.words}>
        {place && (Heading ? <Heading className="display">{place}</Heading> : <small>{place}</small>)}
        <strong className="display">{name}</strong>
        <span className={css.type}>{type}</span>
        {tip && <p>{tip}</p>}
      </div>
    </div>
  );
}

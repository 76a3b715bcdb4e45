import { lenormandId } from '../../../domain/decks/lenormand.ts';
import { CardImage } from '../../../ui/card/CardImage.tsx';
import css from './TableCard.module.css';
import { TABLE_CARD_PX } from './useTableAhead.ts';

interface TableCardProps {
  /** 1 to 36. */
  number: number;
  /** Shown where the card is wide enough. Without it the card says nothing: whoever shows it names it. */
  name?: string;
  /** Of the picture: how it is ringed and dimmed. */
  className: string | undefined;
}

/** A card of the table of 36: the middle of its picture and its number; dark on a cell with `data-dim`. */
export function TableCard({ number, name, className }: TableCardProps) {
  return (
    <span className={css.face}>
      <span className={`${css.picture} ${className}`}>
        <CardImage id={lenormandId(number)} width={TABLE_CARD_PX} alt="" />
      </span>
      <span className={`${css.number} figures`} aria-hidden={name === undefined}>
        {number}
      </span>
      {name !== undefined && <span className={css.name}>{name}</span>}
    </span>
  );
}

import { LENORMAND } from '../../domain/decks/lenormand.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './CardPicker.module.css';

interface CardPickerProps {
  title: string;
  /** Numbers of cards that cannot be taken. */
  without?: readonly number[];
  onPick: (card: number) => void;
  onClose: () => void;
}

/** All 36 on a sheet, to take one by its picture, number or name. */
export function CardPicker({ title, without = [], onPick, onClose }: CardPickerProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <ul className={css.grid}>
        {LENORMAND.filter(({ number }) => !without.includes(number)).map(({ id, number }) => (
          <li key={id}>
            <button type="button" className={css.card} onClick={() => onPick(number)}>
              <CardImage id={id} width={60} alt="" />
              <span>{`${number} ${names().lenormand[id]}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { cardGold } from './pictures.ts';

/** Light on the gold of a card. The card moves it by `--light`: -1 to 1 from left to right. */
export function Gold({ id }: { id: CardId }) {
  const [mask, setMask] = useState<string>();
  useEffect(() => {
    let gone = false;
    cardGold(id).then(
      (drawn) => !gone && setMask(drawn),
      (reason) => console.warn('The gold of a card could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (!mask) return null;
  return (
    <span className={css.gold} aria-hidden="true">
      <span className={css.band} />
      <img src={mask} alt="" draggable={false} />
    </span>
  );
}

import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { Gold } from './Gold.tsx';
import { useInsetsHidden } from './insets.ts';
import { cardVector } from './pictures.ts';
import { useLean } from './useLean.ts';

interface CardFaceProps {
  id: CardId;
  reversed?: boolean;
  /** Name, orientation and position, for those who do not see the picture. */
  label: string;
  /** Turns up with a flip, as from a back, and light crosses its gold. */
  flips?: boolean;
}

/**
 * A card, face up, as wide as its container. A picture and not a drawing in the page, which would make every change of
 * the page go through some hundred shapes a card.
 */
export function CardFace({ id, reversed, label, flips }: CardFaceProps) {
  const [address, setAddress] = useState<string>();
  const [seen, setSeen] = useState(false);
  const bare = useInsetsHidden();
  const { held, ...lean } = useLean<HTMLSpanElement>();
  useEffect(() => {
    let gone = false;
    cardVector(id, bare).then(
      (drawn) => !gone && setAddress(drawn),
      (reason) => console.warn('A card could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, bare]);
  const names = [css.card, reversed && css.reversed, flips && seen && css.flips].filter(Boolean).join(' ');
  return (
    <span className={names} {...lean}>
      {address && <img src={address} alt={label} onLoad={() => setSeen(true)} draggable={false} />}
      {seen && (flips || held) && <Gold id={id} />}
    </span>
  );
}

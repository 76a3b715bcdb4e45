import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import { Drawing } from '../Drawing.tsx';
import css from './Card.module.css';
import { useInsetsHidden } from './insets.ts';
import { cardMarkup } from './pictures.ts';

interface CardFaceProps {
  id: CardId;
  reversed?: boolean;
  /** Name, orientation and position, for those who do not see the picture. */
  label: string;
  /** Turns up with a flip, as from a back. */
  flips?: boolean;
}

/** A card, face up, as wide as its container. */
export function CardFace({ id, reversed, label, flips }: CardFaceProps) {
  const [svg, setSvg] = useState('');
  const bare = useInsetsHidden();
  useEffect(() => {
    let gone = false;
    cardMarkup(id, bare).then(
      (drawn) => !gone && setSvg(drawn),
      (reason) => console.warn('A card could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, bare]);
  const names = [css.card, reversed && css.reversed, flips && svg && css.flips].filter(Boolean).join(' ');
  return (
    <span className={names}>
      <Drawing svg={svg} className={css.face} label={label} />
    </span>
  );
}

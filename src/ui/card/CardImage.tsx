import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { useInsetsHidden } from './insets.ts';
import { paintedPicture } from './painted.ts';
import { cardBitmap } from './pictures.ts';

/** A card as a bitmap, for grids and lists where many stand together. `width` in CSS pixels. */
export function CardImage({
  id,
  width,
  alt,
  reversed,
}: {
  id: CardId;
  width: number;
  alt: string;
  reversed?: boolean;
}) {
  const [address, setAddress] = useState(() => paintedPicture(id));
  const bare = useInsetsHidden();
  useEffect(() => {
    let gone = false;
    cardBitmap(id, width, bare).then(
      (drawn) => !gone && setAddress(drawn),
      (reason) => console.warn('A card could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [id, width, bare]);
  return (
    <span className={[css.card, reversed && css.reversed].filter(Boolean).join(' ')}>
      {address && <img src={address} alt={alt} width={width} height={width * 1.7} draggable={false} />}
    </span>
  );
}

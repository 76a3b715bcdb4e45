import { useEffect, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { useInsetsHidden } from './insets.ts';
import { paintedPicture } from './painted.ts';
import { cardBitmap } from './pictures.ts';

/** So many pictures of a list come with its painted page; the app draws the others as soon as it runs. */
export const MAX_PAINTED_PICTURES = 12;

/** A card as a bitmap, for grids and lists where many stand together. `width` in CSS pixels. */
export function CardImage({
  id,
  width,
  alt,
  reversed,
  place = 0,
}: {
  id: CardId;
  width: number;
  alt: string;
  reversed?: boolean;
  /** Its place in a long list, from 0: far down a painted page has its picture only for who reads without scripts. */
  place?: number;
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
  const picture = address && <img src={address} alt={alt} width={width} height={width * 1.7} draggable={false} />;
  return (
    <span className={[css.card, reversed && css.reversed].filter(Boolean).join(' ')}>
      {place < MAX_PAINTED_PICTURES || typeof document !== 'undefined' ? picture : <noscript>{picture}</noscript>}
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import css from './Card.module.css';
import { Depth } from './Depth.tsx';
import { Gold } from './Gold.tsx';
import { useInsetsHidden } from './insets.ts';
import { paintedPicture } from './painted.ts';
import { cardVector } from './pictures.ts';
import { useLean } from './useLean.ts';

interface CardFaceProps {
  id: CardId;
  reversed?: boolean;
  /** Name, orientation and position, for those who do not see the picture. */
  label: string;
  /** Light crosses its gold, as when it has just been turned up. */
  shines?: boolean;
  /** The picture can be shown without a wait, or cannot be had. */
  onDrawn?: () => void;
}

/**
 * A card, face up, as wide as its container. A picture and not a drawing in the page, which would make every change of
 * the page go through some hundred shapes a card.
 */
export function CardFace({ id, reversed, label, shines, onDrawn }: CardFaceProps) {
  const [address, setAddress] = useState(() => paintedPicture(id));
  const [seen, setSeen] = useState(false);
  const bare = useInsetsHidden();
  const { held, ...lean } = useLean<HTMLSpanElement>();
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  useEffect(() => {
    let gone = false;
    cardVector(id, bare).then(
      (picture) => !gone && setAddress(picture),
      (reason) => {
        console.warn('A card could not be drawn:', reason);
        if (!gone) drawn.current?.();
      },
    );
    return () => {
      gone = true;
    };
  }, [id, bare]);
  const onLoad = (picture: HTMLImageElement) => {
    setSeen(true);
    const say = () => drawn.current?.();
    picture.decode().then(say, say);
  };
  const names = [css.card, reversed && css.reversed, shines && css.shines].filter(Boolean).join(' ');
  return (
    <span className={names} {...lean}>
      {address && <img src={address} alt={label} onLoad={(event) => onLoad(event.currentTarget)} draggable={false} />}
      {seen && held && <Depth id={id} bare={bare} />}
      {seen && (shines || held) && <Gold id={id} />}
    </span>
  );
}

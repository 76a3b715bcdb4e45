import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardId } from '../../art/deck.ts';
import { CardFace } from './CardFace.tsx';
import css from './DealtCard.module.css';
import { flyFrom, type Origin, turnOver } from './flight.ts';

interface DealtCardProps {
  /** The card, as soon as it is known; a back until then. */
  card?: { id: CardId; reversed: boolean } | undefined;
  /** Name, orientation and place, for those who do not see the picture. Said only when the card is turned up. */
  label: string;
  back: string | undefined;
  /** Where on the screen its back comes from; without it, it lies here already. */
  from?: Origin | undefined;
  /** The face is seen. */
  onUp?: () => void;
}

/** A card that comes to its place face down and turns up when its face is drawn, never before. As wide as its container. */
export function DealtCard({ card, label, back, from, onUp }: DealtCardProps) {
  const host = useRef<HTMLSpanElement>(null);
  const backSide = useRef<HTMLSpanElement>(null);
  const faceSide = useRef<HTMLSpanElement>(null);
  const [landed, setLanded] = useState(from === undefined);
  const [drawn, setDrawn] = useState(false);
  const [up, setUp] = useState(false);
  const latestOnUp = useRef(onUp);
  latestOnUp.current = onUp;

  useLayoutEffect(() => {
    if (!from || !host.current) return;
    let gone = false;
    void flyFrom(host.current, from).then(() => !gone && setLanded(true));
    return () => {
      gone = true;
    };
  }, [from]);

  useEffect(() => {
    if (!landed || !drawn || !backSide.current || !faceSide.current) return;
    let gone = false;
    void turnOver(backSide.current, faceSide.current).then(() => {
      if (gone) return;
      setUp(true);
      latestOnUp.current?.();
    });
    return () => {
      gone = true;
    };
  }, [landed, drawn]);

  return (
    <span ref={host} className={css.dealt} data-up={up ? '' : undefined}>
      {card && (
        <span ref={faceSide} className={css.side}>
          <CardFace
            id={card.id}
            reversed={card.reversed}
            label={up ? label : ''}
            shines={up}
            onDrawn={() => setDrawn(true)}
          />
        </span>
      )}
      {!up && (
        <span ref={backSide} className={`${css.side} ${css.back}`}>
          {back && <img src={back} alt="" draggable={false} />}
        </span>
      )}
    </span>
  );
}

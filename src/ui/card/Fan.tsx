import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { PROUD_PX, placeBacks } from './arc.ts';
import css from './Fan.module.css';
import { useFanDrag } from './useFanDrag.ts';

interface FanProps {
  /** Places in the pile of the cards that are left, from one end to the other. */
  places: readonly number[];
  back: string | undefined;
  /** What the card at a place is called, e.g. "face-down card 41 of 78". */
  nameOf: (place: number) => string;
  label: string;
  onPick: (place: number) => void;
  onTurn?: (place: number) => void;
}

/** A fan of backs: drag it, tap the raised card to take it. The arrow keys turn it, Enter takes. */
export function Fan({ places, back, nameOf, label, onPick, onTurn }: FanProps) {
  const host = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(Math.floor(places.length / 2));
  const current = Math.min(middle, places.length - 1);
  const backs = useMemo(() => placeBacks(0, 0), []);
  const drag = useFanDrag(host, places.length, current, (index) => {
    setMiddle(index);
    onTurn?.(places[index]!);
  });

  useEffect(() => {
    drag.draw(PROUD_PX);
  });

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, PageUp: -10, PageDown: 10, Home: -1e3, End: 1e3 }[event.key];
    if (step) {
      event.preventDefault();
      drag.turnTo(current + step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(places[current]!);
    }
  };

  return (
    <div
      ref={host}
      className={css.fan}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={current + 1}
      aria-valuetext={nameOf(places[current] ?? 0)}
      onKeyDown={onKey}
      onPointerDown={drag.down}
      onPointerMove={drag.move}
      onPointerUp={(event) => {
        const tapped = drag.up(event);
        if (tapped === null) return;
        if (tapped === current) onPick(places[current]!);
        else drag.turnTo(tapped);
      }}
      onPointerCancel={drag.cancel}
    >
      {backs.map((_, slot) => (
        <div key={slot} className={css.slot} data-slot={slot}>
          {back && <img src={back} alt="" draggable={false} />}
        </div>
      ))}
    </div>
  );
}

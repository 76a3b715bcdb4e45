import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { BACK_PX, centreOfBack, POOL, placeBacks } from './arc.ts';
import css from './Fan.module.css';
import type { Origin } from './flight.ts';
import { useFanDrag } from './useFanDrag.ts';

export interface FanHandle {
  /** Takes the back of a card out of the fan, and says where it was: at the edge when it was out of sight. */
  take(place: number): Origin;
}

interface FanProps {
  handle?: Ref<FanHandle>;
  /** Places in the pile of the cards that are left, from one end to the other. */
  places: readonly number[];
  back: string | undefined;
  /** What the card at a place is called, e.g. "face-down card 41 of 78". */
  nameOf: (place: number) => string;
  label: string;
  onPick: (place: number) => void;
  onTurn?: (place: number) => void;
  /** A card beside the middle was tapped: it comes to the middle and is not taken. */
  onRaise?: () => void;
  /** When set, the fan folds up and then calls this. */
  onClosed?: (() => void) | undefined;
}

const SLOTS = Array.from({ length: POOL }, (_, slot) => slot);

/** A fan of backs: drag it, tap the raised card to take it. The arrow keys turn it, Enter takes. */
export function Fan({ handle, places, back, nameOf, label, onPick, onTurn, onRaise, onClosed }: FanProps) {
  const host = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(Math.floor(places.length / 2));
  const current = Math.min(middle, places.length - 1);
  const drag = useFanDrag(host, places.length, current, (index) => {
    setMiddle(index);
    onTurn?.(places[index]!);
  });
  const { motion } = drag;

  useEffect(() => {
    motion.open();
    return () => motion.end();
  }, [motion]);

  const before = useRef(places);
  useEffect(() => {
    if (before.current === places) return;
    const gone = before.current.findIndex((place, index) => places[index] !== place);
    motion.settle(before.current.length === places.length + 1 ? gone : undefined);
    before.current = places;
  }, [motion, places]);

  const closed = useRef(onClosed);
  closed.current = onClosed;
  const closing = onClosed !== undefined;
  useEffect(() => {
    if (closing) motion.close(() => closed.current?.());
  }, [motion, closing]);

  const originOf = useMemo(
    () =>
      (place: number): Origin => {
        const index = places.indexOf(place);
        const backs = placeBacks(motion.state());
        const nearest = backs.filter((one) => one.index >= 0);
        const slot =
          backs.find((one) => one.index === index) ?? (index < motion.position ? nearest[0]! : nearest.at(-1)!);
        const { left, top, width } = host.current!.getBoundingClientRect();
        const { x, y } = centreOfBack(slot);
        const edge = Math.max(-width / 2, Math.min(width / 2, x));
        return { x: left + width / 2 + edge, y: top + y, width: BACK_PX.width, angle: slot.angle };
      },
    [motion, places],
  );
  useImperativeHandle(
    handle,
    () => ({
      take(place) {
        motion.take(places.indexOf(place));
        return originOf(place);
      },
    }),
    [motion, places, originOf],
  );

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
        if (tapped === current) return onPick(places[current]!);
        drag.turnTo(tapped);
        onRaise?.();
      }}
      onPointerCancel={drag.cancel}
    >
      {SLOTS.map((slot) => (
        <div key={slot} className={css.slot} data-slot={slot}>
          {back && <img src={back} alt="" draggable={false} />}
        </div>
      ))}
    </div>
  );
}

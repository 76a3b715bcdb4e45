import { type UIEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after which what has come to the middle is told. */
const REST_MS = 300;

/**
 * A row that scrolls from one picture to the next, each as wide as the row, `count` in all. `onRest` is told the place of
 * another picture than the `first` that has come to rest; places count from 0.
 */
export function useTurning(count: number, first: number, onRest: (place: number) => void) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const startAtFirst = useEffectEvent(() => {
    row.current!.scrollTo({ left: first * row.current!.clientWidth, behavior: 'instant' });
  });
  useLayoutEffect(() => startAtFirst(), []);
  const rest = useEffectEvent((place: number) => {
    if (place !== first && place < count) onRest(place);
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(at), REST_MS);
    return () => clearTimeout(timer);
  }, [at]);
  function turnTo(place: number) {
    const next = Math.max(0, Math.min(count - 1, place));
    row.current!.scrollTo({ left: next * row.current!.clientWidth });
  }
  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const place = Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1));
    if (place >= 0 && place < count) setAt(place);
  }
  return { row, at, turnTo, onScroll };
}

import { useEffect, useState } from 'react';
import { keep, kept } from '../../storage/kept.ts';

const KEY = 'CodeSentAt';
const MAX_COUNTDOWN_S = 60;

/** Seconds until another code may be sent: counted from a kept moment, so that closing the sheet or the app stops nothing. */
export function useCountdown(): { left: number; begin: (seconds: number) => void } {
  const [until, setUntil] = useState(() => readUntil());
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    setLeft(secondsTo(until));
    if (secondsTo(until) === 0) return;
    const timer = setInterval(() => {
      const seconds = secondsTo(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return {
    left,
    begin(seconds) {
      const end = Date.now() + seconds * 1000;
      keep(KEY, String(end));
      setUntil(end);
    },
  };
}

function readUntil(): number {
  return Number(kept(KEY) ?? 0);
}

/** A clock that was set back must not hold the button for longer than a minute. */
function secondsTo(end: number): number {
  const left = Math.ceil((end - Date.now()) / 1000);
  return left > MAX_COUNTDOWN_S ? 0 : Math.max(0, left);
}

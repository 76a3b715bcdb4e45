import { useEffect, useState } from 'react';
import { useServiceTerms } from '../../storage/params.ts';
import { keep, kept } from '../../storage/store/kept.ts';

const KEY = 'CodeSentAt';

/** Seconds until another code may be sent: counted from a kept moment, so that closing the sheet or the app stops nothing. */
export function useCountdown(): { left: number; begin: (seconds: number) => void } {
  const longest = useServiceTerms().codeCooldown;
  const [until, setUntil] = useState(() => readUntil());
  const [left, setLeft] = useState(() => secondsTo(until, longest));
  useEffect(() => {
    setLeft(secondsTo(until, longest));
    if (secondsTo(until, longest) === 0) return;
    const timer = setInterval(() => {
      const seconds = secondsTo(until, longest);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until, longest]);
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

/** A clock that was set back must not hold the button for longer than the `longest` wait in seconds. */
function secondsTo(end: number, longest: number): number {
  const left = Math.ceil((end - Date.now()) / 1000);
  return left > longest ? 0 : Math.max(0, left);
}

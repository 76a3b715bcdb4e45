import { useRef } from 'react';

/** Work that a tap begins: taps that come while it goes on do nothing. */
export function useSingly<Args extends unknown[]>(
  work: (...given: Args) => Promise<unknown>,
): (...given: Args) => Promise<void> {
  const going = useRef(false);
  return async (...given) => {
    if (going.current) return;
    going.current = true;
    try {
      await work(...given);
    } finally {
      going.current = false;
    }
  };
}

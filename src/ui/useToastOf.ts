import { useEffect, useRef } from 'react';
import { toast } from './toast.ts';

/**
 * Says in a toast, too, what a screen begins to say beside what failed. `''`: nothing is said now; undefined: it is not
 * known yet. What stood there when the screen was opened is not said again.
 */
export function useToastOf(words: string | undefined): void {
  const before = useRef(words);
  useEffect(() => {
    if (words && before.current !== undefined && words !== before.current) toast(words);
    before.current = words;
  }, [words]);
}

import { useEffect, useEffectEvent } from 'react';
import { lineState, onLineState } from '../../actions/connection.ts';

/** Asks for something when it is opened, and again whenever the line is back. */
export function useAsking<What>(what: What, ask: (what: What) => unknown): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    asked(what);
    return onLineState(() => lineState() && asked(what));
  }, [what]);
}

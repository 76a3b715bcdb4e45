import { useEffect, useEffectEvent } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';

/** Asks for something when it is opened, and again whenever the network is back. */
export function useAsking<What>(what: What, ask: (what: What) => unknown): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    asked(what);
    return onConnection(() => isOnline() && asked(what));
  }, [what]);
}

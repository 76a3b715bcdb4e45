import { useEffect, useEffectEvent } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';

/** Between two tries while the server answers others: what was asked here may have failed just before it came back. */
const RETRY_INTERVAL_MS = 15_000;

/** While `unanswered`, asks again when the server is back, and now and then as long as it is there. */
export function useAskAgain(unanswered: boolean, ask: () => void): void {
  const again = useEffectEvent(() => isOnline() && ask());
  useEffect(() => {
    if (!unanswered) return;
    const timer = setInterval(again, RETRY_INTERVAL_MS);
    const stop = onConnection(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [unanswered]);
}

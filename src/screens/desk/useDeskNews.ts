import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskNews, lookAtDesk } from '../../actions/reading/desk.ts';
import { useFailureWords } from '../login/useFailureWords.ts';

/** Milliseconds between two looks while the page is seen. */
const POLL_MS = 20_000;

/** What lies on the desk, looked at again and again; the last news stay when the network fails. */
export function useDeskNews(): { news: DeskNews | undefined; failure: string; look: () => void } {
  const words = useFailureWords();
  const [news, setNews] = useState<DeskNews>();
  const [failure, setFailure] = useState('');
  const look = () => {
    lookAtDesk().then(
      (next) => {
        setNews(next);
        setFailure('');
      },
      (reason) => setFailure(words(reason)),
    );
  };
  const lookAround = useEffectEvent(look);
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') lookAround();
    };
    lookAround();
    const timer = setInterval(lookWhenSeen, POLL_MS);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, []);
  return { news, failure, look };
}

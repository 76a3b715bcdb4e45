import { useEffect } from 'react';
import { followOrder } from '../../actions/ask.ts';

/** Milliseconds between two looks: a model writes as one looks, a person takes hours. */
const PAUSE = { ai: 700, person: 20_000 } as const;
const LONGEST = { ai: 15_000, person: 60_000 } as const;

/** Fetches what is being written for a reading until nothing more will come. */
export function useFollow(seal: string, level: 'ai' | 'person', going: boolean): void {
  useEffect(() => {
    if (!going) return;
    let stopped = false;
    let pause: number = PAUSE[level];
    let bell: ReturnType<typeof setTimeout>;
    const look = async () => {
      clearTimeout(bell);
      try {
        if ((await followOrder(seal, level)) || stopped) return;
        pause = PAUSE[level];
      } catch {
        pause = Math.min(LONGEST[level], pause * 2);
      }
      if (!stopped) bell = setTimeout(look, pause);
    };
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      stopped = true;
      clearTimeout(bell);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [seal, level, going]);
}

import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks, and the longest pause while the line is down. */
export interface Pace {
  pause: number;
  longest: number;
}

/** A model writes as one looks. */
export const AS_WRITTEN: Pace = { pause: 700, longest: 15_000 };

/** Looks again and again, and whenever the page is seen again, until a look says that nothing more will come. */
export function usePoll(key: string, look: () => Promise<boolean>, { pause, longest }: Pace, going: boolean): void {
  const lookNow = useEffectEvent((_key: string) => look());
  useEffect(() => {
    if (!going) return;
    let stopped = false;
    let next = pause;
    let looking = false;
    let wanted = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      wanted = looking;
      if (looking) return;
      clearTimeout(timer);
      looking = true;
      try {
        if (await lookNow(key)) stopped = true;
        next = pause;
        wanted = false;
      } catch {
        next = Math.min(longest, next * 2);
      }
      looking = false;
      // who looked at the page while a look was failing is not left to wait
      if (!stopped) timer = setTimeout(again, wanted ? 0 : next);
    };
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void again();
    };
    void again();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [key, going, pause, longest]);
}

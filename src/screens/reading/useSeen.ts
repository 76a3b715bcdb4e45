import { useEffect } from 'react';
import { saveSeen } from '../../storage/journal.ts';
import type { ServedReading } from '../../storage/store/rows.ts';

/** What arrived for a reading counts as looked at once it is shown on a page that is in front. */
export function useSeen(seal: string | undefined, served: ServedReading | undefined): void {
  const isNew = served?.unseenSince !== undefined;
  const level = served?.level;
  useEffect(() => {
    if (!isNew || !level || seal === undefined) return;
    const see = () => {
      if (document.visibilityState === 'visible') void saveSeen(seal, level);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isNew, level, seal]);
}

import { useEffect, useState } from 'react';
import type { HomeShown } from '../../actions/content/follow-home.ts';
import type { HomeBlocks } from '../../domain/home/blocks.ts';
import { currentLanguage } from '../../i18n/language.ts';

let shown: HomeShown | undefined;
/** Nothing has been heard or read yet. */
let isShipped = true;

/** Home as it ships, ready before the first paint. */
export function showHomeFirst(blocks: HomeBlocks): void {
  shown ??= { whole: blocks, open: blocks };
}

/**
 * Reads what this device keeps before home is opened from another page. The page that the app begins with has home
 * painted already as it ships, and does not wait.
 */
export async function bringHome(): Promise<void> {
  if (!shown || !isShipped) return;
  const kept = await (await import('../../actions/content/follow-home.ts')).keptHome(currentLanguage());
  if (kept && isShipped) take(kept);
}

/** The home page: what was shown last, then what this device keeps, then what the server has. */
export function useHome(): HomeBlocks {
  const [blocks, setBlocks] = useState(() => shown!.open);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const show = (next: HomeShown) => {
      take(next);
      setBlocks(next.open);
    };
    import('../../actions/content/follow-home.ts').then(
      ({ followHome }) => {
        if (!gone) stop = followHome(currentLanguage(), shown!.whole, show);
      },
      (reason) => console.info('Home could not be followed just now:', String(reason)),
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return blocks;
}

function take(next: HomeShown): void {
  isShipped = isShipped && next.whole === shown?.whole;
  shown = next;
}

import { useEffect, useState } from 'react';
import type { HomeBlocks } from '../../domain/home/blocks.ts';
import { currentLanguage } from '../../i18n/language.ts';

let shipped: HomeBlocks | undefined;
let shown: HomeBlocks | undefined;

/** Home as it ships, ready before the first paint. */
export function showHomeFirst(blocks: HomeBlocks): void {
  shipped = blocks;
  shown ??= blocks;
}

/** The home page: what was shown last, then what this device keeps, then what the server has. */
export function useHome(): HomeBlocks {
  const [blocks, setBlocks] = useState(shown!);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const show = (next: HomeBlocks) => {
      shown = next;
      setBlocks(next);
    };
    import('../../actions/follow-home.ts').then(
      ({ followHome }) => {
        if (!gone) stop = followHome(currentLanguage(), shipped!, show);
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

import { useEffect, useState } from 'react';
import { refreshHome } from '../../actions/home.ts';
import type { HomeBlocks } from '../../domain/home/blocks.ts';
import { currentLanguage } from '../../i18n/language.ts';

let shown: HomeBlocks | undefined;

/** Home as it ships, ready before the first paint. */
export function showHomeFirst(blocks: HomeBlocks): void {
  shown ??= blocks;
}

/** The home page: what was shown last, then what this device keeps, then what the server has. */
export function useHome(): HomeBlocks {
  const [blocks, setBlocks] = useState(shown!);
  useEffect(() => {
    refreshHome(currentLanguage(), (next) => {
      shown = next;
      setBlocks(next);
    }).catch((reason) => console.info('Home could not be asked for just now:', String(reason)));
  }, []);
  return blocks;
}

import { useEffect } from 'react';
import type { CardId } from '../../art/deck.ts';
import { whenIdle } from '../../platform/idle.ts';
import { cardBitmap } from './pictures.ts';

/**
 * Draws cards one after another while the phone has nothing else to do, so that a table which shows them all at once
 * stands as soon as it is opened. `width` in CSS pixels, as the table will ask for it.
 */
export function useDrawnAhead(ids: readonly CardId[], width: number): void {
  useEffect(() => {
    let gone = false;
    const from = (index: number) => {
      const id = ids[index];
      if (gone || !id) return;
      whenIdle(() => {
        if (gone) return;
        cardBitmap(id, width).then(
          () => from(index + 1),
          () => {},
        );
      });
    };
    from(0);
    return () => {
      gone = true;
    };
  }, [ids, width]);
}

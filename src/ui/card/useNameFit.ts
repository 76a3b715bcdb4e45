import { type RefObject, useLayoutEffect } from 'react';

/** Fractions of a pixel that letters of another size may be wider. */
const SLACK = 0.985;

/**
 * Writes the names under the cards of a table as much smaller as the longest word needs to stand on one line: all of them
 * alike, as `--name-fit`. A word is never broken, for under narrow cards its parts read as two names.
 */
export function useNameFit(table: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const list = table.current;
    if (!list) return;
    const shrink = () => {
      list.style.setProperty('--name-fit', '1');
      const names = [...list.getElementsByClassName(name)];
      const least = Math.min(1, ...names.map((one) => one.clientWidth / one.scrollWidth));
      list.style.setProperty('--name-fit', String(least < 1 ? least * SLACK : 1));
    };
    shrink();
    const watch = new ResizeObserver(shrink);
    watch.observe(list);
    return () => watch.disconnect();
  });
}

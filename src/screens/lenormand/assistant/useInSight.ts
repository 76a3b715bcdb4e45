import { type RefObject, useEffect } from 'react';

/** On a small phone the keys cover the lower rows: the page moves up so far that the place that waits is seen. */
export function useInSight(dock: RefObject<HTMLElement | null>, place: string | null): void {
  useEffect(() => {
    const cell = place && dock.current?.parentElement?.querySelector('[data-chosen], [aria-current=step]');
    if (!cell || !dock.current) return;
    const { top, bottom } = cell.getBoundingClientRect();
    const hidden = bottom - dock.current.getBoundingClientRect().top;
    if (hidden > 0 || top < 0) scrollBy({ top: hidden > 0 ? hidden : top, behavior: 'instant' });
  }, [dock, place]);
}

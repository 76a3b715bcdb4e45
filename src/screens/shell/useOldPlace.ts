import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a page may take until what it shows has arrived, ms. */
const GROWTH_TIMEOUT_MS = 3000;

/** Going back leads to the old place of a page, also when it grows tall enough only as its data arrives. */
export function useOldPlace(): void {
  const visit = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  useEffect(() => (visit && top > 0 ? followGrowth(top) : undefined), [visit, top]);
}

/** Scrolls down as far as was wanted while the page grows, until somebody moves it. */
function followGrowth(top: number): () => void {
  const growth = new ResizeObserver(() => {
    if (scrollY < top) scrollTo(0, top);
  });
  growth.observe(document.body);
  const end = () => growth.disconnect();
  const timer = setTimeout(end, GROWTH_TIMEOUT_MS);
  const moves = ['wheel', 'touchstart', 'keydown'] as const;
  for (const move of moves) addEventListener(move, end, { passive: true });
  return () => {
    end();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, end);
  };
}

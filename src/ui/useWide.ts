import { useSyncExternalStore } from 'react';

/** From this width of the window on, px, a rail stands beside the page and pages have panes; style sheets say it again. */
export const WIDE_PX = 800;

const wide = () => matchMedia(`(min-width: ${WIDE_PX}px)`);

function onWide(changed: () => void): () => void {
  const list = wide();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window is wide, for what only a wide one shows at all; how things stand is for style sheets to say. */
export function useWide(): boolean {
  return useSyncExternalStore(
    onWide,
    () => wide().matches,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** Does the person leave out the playing cards that stand small on Lenormand cards? The root of the page says so. */
export function insetsHidden(): boolean {
  return document.documentElement.dataset.insets === 'hidden';
}

export function useInsetsHidden(): boolean {
  return useSyncExternalStore(listen, insetsHidden, () => false);
}

function listen(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-insets'] });
  return () => observer.disconnect();
}

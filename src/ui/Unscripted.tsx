import type { ReactNode } from 'react';

/** What a painted page shows to who reads it without scripts alone, because the app brings it behind a choice or later. */
export function Unscripted({ children }: { children: ReactNode }) {
  return typeof document === 'undefined' ? <noscript>{children}</noscript> : null;
}

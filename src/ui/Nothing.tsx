import type { ReactNode } from 'react';
import css from './Nothing.module.css';

/** Why there is nothing on this page, and the way to what there is. */
export function Nothing({ children }: { children: ReactNode }) {
  return <div className={css.nothing}>{children}</div>;
}

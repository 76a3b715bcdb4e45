import type { ReactNode } from 'react';
import css from './Nothing.module.css';

interface NothingProps {
  children: ReactNode;
  /** Told at once by a screen reader. */
  role?: 'alert' | undefined;
  /** An outline above the words: the path of a line drawing of 96 by 72. */
  drawing?: string;
  /** It is all there is on the page, and stands in its middle. */
  alone?: boolean;
}

/** Why there is nothing on this page, and the way to what there is. */
export function Nothing({ children, role, drawing, alone }: NothingProps) {
  return (
    <div className={alone ? `${css.nothing} ${css.alone}` : css.nothing} role={role}>
      {drawing && (
        <svg viewBox="0 0 96 72" aria-hidden="true" className={css.drawing}>
          <path d={drawing} />
        </svg>
      )}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './Panes.module.css';

interface PanesProps {
  /** What stays in sight: cards, a wheel, a list. On a narrow screen it stands above. */
  aside: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Two panes on a `wide` page: what is looked at, and beside it what is said of it. */
export function Panes({ aside, children, className }: PanesProps) {
  return (
    <div className={className ? `${css.panes} ${className}` : css.panes}>
      <div className={css.aside}>{aside}</div>
      <div className={css.main}>{children}</div>
    </div>
  );
}

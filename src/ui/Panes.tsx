import { type ReactNode, type Ref, useContext } from 'react';
import { InPane } from './in-pane.ts';
import css from './Panes.module.css';

interface PanesProps {
  /** What stays in sight: cards, a wheel, a list. On a narrow screen it stands above. */
  aside: ReactNode;
  /** What rolls in a wide window, where the first pane is higher than it. */
  asideRef?: Ref<HTMLDivElement>;
  children: ReactNode;
  className?: string;
}

/** Two panes on a `wide` page: what is looked at, and beside it what is said of it. */
export function Panes({ aside, asideRef, children, className }: PanesProps) {
  if (useContext(InPane))
    return (
      <>
        {aside}
        {children}
      </>
    );
  return (
    <div className={className ? `${css.panes} ${className}` : css.panes}>
      <div className={css.aside} ref={asideRef}>
        {aside}
      </div>
      <div className={css.main}>{children}</div>
    </div>
  );
}

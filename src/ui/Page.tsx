import { type ReactNode, useContext } from 'react';
import { InPane } from './in-pane.ts';
import css from './Page.module.css';

/** The one column of a screen. `tabs`: leaves room for the tab bar. `wide`: in a wide window it has room for panes and grids. */
export function Page({
  children,
  tabs,
  wide,
  className,
}: {
  children: ReactNode;
  tabs?: boolean;
  wide?: boolean;
  className?: string | undefined;
}) {
  if (useContext(InPane)) return <div className={className}>{children}</div>;
  return (
    <main className={[css.page, tabs && css.tabs, wide && css.wide, className].filter(Boolean).join(' ')}>
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import css from './Page.module.css';

/** The one column of a screen. `tabs`: leaves room for the tab bar. */
export function Page({
  children,
  tabs,
  className,
}: {
  children: ReactNode;
  tabs?: boolean;
  className?: string | undefined;
}) {
  return <main className={[css.page, tabs && css.tabs, className].filter(Boolean).join(' ')}>{children}</main>;
}

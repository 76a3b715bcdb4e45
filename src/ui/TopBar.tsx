import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { InPane } from './in-pane.ts';
import css from './TopBar.module.css';

interface TopBarProps {
  /** Left out where the page says its own. */
  title?: string;
  /** Where "back" leads when this page was opened by a link. */
  up?: string;
  /** Buttons and links: an icon has an `aria-label`, words have none. */
  children?: ReactNode;
}

export function TopBar({ title, up = '/', children }: TopBarProps) {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  if (useContext(InPane))
    return (
      <header className={css.head}>
        <h2 className="display">{title}</h2>
        <div className={css.tools}>{children}</div>
      </header>
    );
  return (
    <header className={css.bar}>
      <button
        type="button"
        className={css.tool}
        aria-label={t`Back`}
        onClick={() => (canGoBack ? router.history.back() : router.history.replace(up))}
      >
        <ChevronLeft size={26} strokeWidth={1.5} />
      </button>
      {title === undefined ? <span /> : <h1 className={`display ${css.title}`}>{title}</h1>}
      <div className={css.tools}>{children}</div>
    </header>
  );
}

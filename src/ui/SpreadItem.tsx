import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './SpreadItem.module.css';

/** The inside of a spread's line in a list: picture, title, what it is good for, how many cards. */
export function SpreadItem({
  picture,
  title,
  text,
  count,
}: {
  picture: ReactNode;
  title: string;
  text: string;
  count: ReactNode;
}) {
  return (
    <>
      {picture}
      <span className={css.words}>
        <strong className="display">{title}</strong>
        <span>{text}</span>
        {count && <small>{count}</small>}
      </span>
      <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" className={css.go} />
    </>
  );
}

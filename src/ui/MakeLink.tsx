import { Link, type LinkProps } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './MakeLink.module.css';

/** Above a list of what the person has made: the way to one more. */
export function MakeLink({ to, search, children }: Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }) {
  return (
    <Link to={to} search={search} className={css.make}>
      <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </Link>
  );
}

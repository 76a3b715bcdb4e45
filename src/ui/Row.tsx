import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Row.module.css';

interface RowProps {
  Icon?: LucideIcon;
  name: string;
  note?: ReactNode;
  to: string;
}

/** A line of a menu that leads to a page. */
export function Row({ Icon, name, note, to }: RowProps) {
  return (
    <Link to={to} className={css.row}>
      {Icon && <Icon size={22} strokeWidth={1.5} aria-hidden="true" className={css.icon} />}
      <span className={css.name}>{name}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
      <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className={css.icon} />
    </Link>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import css from './Neighbours.module.css';

/** A page beside this one, by its name. */
export interface Neighbour extends Pick<LinkProps, 'to' | 'search' | 'params'> {
  name: string;
}

interface NeighboursProps {
  /** What stands side by side, for those who do not see it. */
  label: string;
  before: Neighbour | false | undefined;
  after: Neighbour | false | undefined;
}

/** From a page of a library to the ones beside it; they take its place on the way back. */
export function Neighbours({ label, before, after }: NeighboursProps) {
  return (
    <nav className={css.around} aria-label={label}>
      {before ? (
        <Link to={before.to} search={before.search} params={before.params} replace>
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          {before.name}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to={after.to} search={after.search} params={after.params} replace>
          {after.name}
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

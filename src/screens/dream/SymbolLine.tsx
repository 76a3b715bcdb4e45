import { Link } from '@tanstack/react-router';
import { Marked } from '../../ui/Marked.tsx';
import css from './Dictionary.module.css';

interface SymbolLineProps {
  id: string;
  name: string;
  /** Other words for it. */
  others: readonly string[];
  /** What is being looked for; it is marked. */
  query?: string;
}

/** A symbol in a list; it leads to its page. */
export function SymbolLine({ id, name, others, query = '' }: SymbolLineProps) {
  return (
    <Link to="/dream" search={{ symbol: id }} className={css.line} preload={false}>
      <span className={css.name}>
        <Marked text={name} query={query} />
      </span>
      {others.length > 0 && (
        <span className={css.others}>
          <Marked text={others.join(' · ')} query={query} />
        </span>
      )}
    </Link>
  );
}

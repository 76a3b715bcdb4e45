import { Link } from '@tanstack/react-router';
import { marked } from '../../domain/search/marks.ts';
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

function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return marked(text, query).map((piece) => {
    at += piece.text.length;
    return piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}

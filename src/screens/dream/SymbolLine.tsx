import { Link } from '@tanstack/react-router';
import { currentLanguage } from '../../i18n/language.ts';
import { Marked } from '../../ui/Marked.tsx';
import css from './Dictionary.module.css';

interface SymbolLineProps {
  id: string;
  name: string;
  /** Other words for it. */
  others: readonly string[];
  /** What is being looked for; it is marked. */
  query?: string;
  /** Its page is one of those that come painted. */
  painted: boolean;
}

/** A symbol in a list; it leads to its page. */
export function SymbolLine({ id, name, others, query = '', painted }: SymbolLineProps) {
  return (
    <Link {...pageOf(id, painted)} className={css.line} preload={false}>
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

/** Where the page of a symbol is. */
export function pageOf(id: string, painted: boolean) {
  return painted
    ? ({ to: '/$language/dreams/$entry', params: { language: currentLanguage(), entry: id } } as const)
    : ({ to: '/dream', search: { symbol: id } } as const);
}

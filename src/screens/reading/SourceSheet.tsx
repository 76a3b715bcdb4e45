import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './SourceSheet.module.css';

/** A page of the libraries on which a sentence rests. */
export interface SourceLink {
  id: string;
  name: string;
  to: string;
  search: Record<string, string>;
}

interface SourceSheetProps {
  text: string;
  /** The rule by which the sentence was made, in words. */
  rule: string;
  links: readonly SourceLink[];
  onClose: () => void;
}

/** Where a sentence of the reading comes from: its rule, in words, and the cards it rests on. */
export function SourceSheet({ text, rule, links, onClose }: SourceSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Where this comes from`} onClose={onClose}>
      <blockquote className={css.quote}>{text}</blockquote>
      <p className={css.rule}>{rule}</p>
      <ul>
        {links.map(({ id, name, to, search }) => (
          <li key={id}>
            <Link to={to} search={search as never} className={css.card}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

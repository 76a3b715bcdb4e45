import { Search } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import css from './SearchField.module.css';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'value'> {
  /** What is looked for, for those who do not see the glass. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** Where it stands on its page. */
  className?: string;
}

/** A field in which something is looked for, under the glass. */
export function SearchField({ label, typed, onType, className = '', ...field }: SearchFieldProps) {
  return (
    <label className={`${css.search} ${className}`}>
      <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      <input
        {...field}
        type="search"
        value={typed}
        aria-label={label}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}

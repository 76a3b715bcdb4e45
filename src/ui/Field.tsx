import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, in words, under the field. */
  error?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
}

export function Field({ label, error, before, after, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.row} data-invalid={error ? true : undefined}>
        {before && <span className={css.before}>{before}</span>}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          {...input}
        />
        {after}
      </div>
      <p id={`${id}error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import css from './FilesPart.module.css';

interface FilesPartProps {
  title: string;
  /** What the file is for. */
  what: string;
  /** What came of the last file. */
  result: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** The part of a page that gives files out and brings them in. */
export function FilesPart({ title, what, result, children }: FilesPartProps) {
  return (
    <section className={css.files}>
      <h2 className="display">{title}</h2>
      <p>{what}</p>
      <div className={css.ways}>{children}</div>
      <p aria-live="polite" className={css.result}>
        {result}
      </p>
    </section>
  );
}

import css from './Bars.module.css';

interface Bar {
  name: string;
  count: number;
  /** Marked by a line across the bar. */
  expected?: number;
}

/** Counts as bars against the largest of them. */
export function Bars({ rows }: { rows: readonly Bar[] }) {
  const most = Math.max(1, ...rows.map(({ count, expected = 0 }) => Math.max(count, expected)));
  return (
    <ul className={css.bars}>
      {rows.map(({ name, count, expected }) => (
        <li key={name}>
          <span className={css.name}>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={css.bar}>
            <rect className={css.ground} width="100" height="10" />
            <rect className={css.count} width={(count / most) * 100} height="10" />
            {expected !== undefined && (
              <rect className={css.mark} x={Math.min(99, (expected / most) * 100)} width="1" height="10" />
            )}
          </svg>
          <span className="figures">{count}</span>
        </li>
      ))}
    </ul>
  );
}

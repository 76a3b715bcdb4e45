import { useLingui } from '@lingui/react/macro';
import css from './PickByNumber.module.css';

/** The plain way to choose: a button for every card of the pile. */
export function PickByNumber({
  count,
  chosen,
  onPick,
}: {
  count: number;
  chosen: readonly number[];
  onPick: (place: number) => void;
}) {
  const { t } = useLingui();
  return (
    <ol className={css.grid}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <button
            type="button"
            aria-label={t`face-down card ${place + 1} of ${count}`}
            aria-pressed={chosen.includes(place)}
            onClick={() => onPick(place)}
          >
            {place + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

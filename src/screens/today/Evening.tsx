import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LANDINGS, type Landing } from '../../domain/journal/entry.ts';
import { saveLanded } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import css from './Evening.module.css';

/** From this hour on it is asked how the card of the day landed. */
export const EVENING_HOUR = 17;

/** How the card of the day landed: one tap, kept in the journal; another one changes it. */
export function Evening({ row }: { row: JournalRow }) {
  const { t } = useLingui();
  const id = useId();
  const called = useDayLandings();
  return (
    <section className={css.plate} aria-labelledby={id}>
      <h3 id={id} className="display">{t`How did it land?`}</h3>
      <div className={css.ways}>
        {LANDINGS.map((how) => (
          <button
            key={how}
            type="button"
            aria-pressed={row.landed?.how === how}
            onClick={() =>
              void saveLanded(row.key, { how, words: row.landed?.words ?? '', at: new Date().toISOString() })
            }
          >
            {called[how]}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What the ways are called in which the card of a day may turn out. */
export function useDayLandings(): Record<Landing, string> {
  const { t } = useLingui();
  return { yes: t`It fitted`, partly: t`Partly`, no: t`Not today`, open: t`Hard to say` };
}

import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { daysBetween } from '../../domain/journal/entry.ts';
import { followUpsDue } from '../../domain/journal/followup.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Button } from '../../ui/Button.tsx';
import css from './FollowUp.module.css';
import { HowItLanded } from './HowItLanded.tsx';

/** Asks about one reading at a time whose weeks have passed. */
export function FollowUp({ rows }: { rows: readonly JournalRow[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const [due, ...more] = followUpsDue(rows, now);
  if (!due) return null;
  const weeks = Math.floor(daysBetween(due.draw.drawnAt, now) / 7);
  return (
    <section className={css.plate}>
      <h2 className="display">{t`How did it land?`}</h2>
      <p className={css.asked}>{due.draw.question || t`Without a question`}</p>
      <p className={css.when}>
        <Plural value={weeks} one="You asked this # week ago." other="You asked this # weeks ago." />
      </p>
      {more.length > 0 && (
        <p className={css.when}>
          <Plural value={more.length} one="# more reading waits." other="# more readings wait." />
        </p>
      )}
      <Button onClick={() => setOpen(true)}>{t`Look back`}</Button>
      {open && <HowItLanded row={due} onClose={() => setOpen(false)} />}
    </section>
  );
}

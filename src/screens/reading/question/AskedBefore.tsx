import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { DAY_MS } from '../../../domain/journal/entry.ts';
import { askedBefore, SAME_MATTER_DAYS } from '../../../domain/journal/repeat.ts';
import { owner } from '../../../session.ts';
import { readDrawn } from '../../../storage/journal.ts';
import { useLive } from '../../../storage/store/live.ts';
import type { JournalRow } from '../../../storage/store/rows.ts';
import { answerPath } from '../answer-path.ts';
import css from './AskedBefore.module.css';

interface AskedBeforeProps {
  question: string;
  /** The reading of this very question that is less than a day old: another is not made yet. */
  today: JournalRow | null;
}

/** Says before a repeated question that its reading is still there. */
export function AskedBefore({ question, today }: AskedBeforeProps) {
  const { t } = useLingui();
  const me = owner();
  const [now] = useState(() => new Date());
  const from = new Date(now.getTime() - (SAME_MATTER_DAYS + 1) * DAY_MS).toISOString();
  const rows = useLive(() => readDrawn(me, from), [me, from]);
  const asked = useDeferredValue(question);
  const earlier = rows && askedBefore(asked, rows, now);
  return (
    <div aria-live="polite">
      {today && <AskedToday row={today} />}
      {!today && earlier && (
        <p className={css.earlier}>
          <span>
            {earlier.days === 0 ? (
              t`You asked this today.`
            ) : (
              <Plural value={earlier.days} one="You asked this yesterday." other="You asked this # days ago." />
            )}
          </span>
          <Link to={answerPath(earlier.entry.draw)} search={{ seal: earlier.entry.key }}>
            {t`Open it again`}
          </Link>
        </p>
      )}
    </div>
  );
}

/** A kind word to a question that was asked within a day: what lay then still stands. */
function AskedToday({ row: { key, draw } }: { row: JournalRow }) {
  const { t } = useLingui();
  return (
    <div className={css.today}>
      <p>
        {draw.deck === 'stardice'
          ? t`You asked this less than a day ago, and its dice still stand. Look at that reading once more, or ask something else: what has changed since?`
          : t`You asked this less than a day ago, and its cards still stand. Look at that reading once more, or ask something else: what has changed since?`}
      </p>
      <Link to={answerPath(draw)} search={{ seal: key }}>
        {t`Look at that reading`}
      </Link>
    </div>
  );
}

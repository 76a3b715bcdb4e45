import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { askedBefore } from '../../domain/journal/repeat.ts';
import { owner } from '../../session.ts';
import { readJournal } from '../../storage/journal.ts';
import { useLive } from '../../storage/live.ts';
import css from './AskedBefore.module.css';
import { answerPath } from './answer-path.ts';

/** Says before a repeated question that its reading is still there. */
export function AskedBefore({ question }: { question: string }) {
  const { t } = useLingui();
  const me = owner();
  const rows = useLive(() => readJournal(me), [me]);
  const [now] = useState(() => new Date());
  const asked = useDeferredValue(question);
  const earlier = rows && askedBefore(asked, rows, now);
  return (
    <div aria-live="polite">
      {earlier && (
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

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { owner, useSession } from '../../session.ts';
import { readUnseen } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { NewDot } from '../../ui/NewDot.tsx';
import { answerPath } from '../reading/answer-path.ts';
import css from './Arrived.module.css';

/** So many are named on home; the journal has them all. */
const MAX_NAMED = 3;

/** On home: the readings to which something arrived that was not looked at, each a way to it. */
export function Arrived() {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const rows = useLive(() => readUnseen(me), [me]);
  if (!rows || rows.length === 0) return null;
  const wordsOf = ({ served, servedByPerson }: JournalRow) => {
    const text = served?.unseenSince ? served : servedByPerson;
    if (text?.state !== 'served') return t`No answer came. Your coins are back in your balance.`;
    if (text.level === 'ai') return t`The AI reading is there.`;
    return text.reader ? t`${text.reader} has answered you.` : t`A reader has answered you.`;
  };
  return (
    <ul className={css.list} aria-label={t`Arrived for you`}>
      {rows.slice(0, MAX_NAMED).map((row) => (
        <li key={row.key}>
          <Link to={answerPath(row.draw)} search={{ seal: row.key }} className={css.line}>
            <NewDot name={t`something new`} />
            <span>
              <strong>{row.draw.question || t`Without a question`}</strong>
              <small>{wordsOf(row)}</small>
            </span>
          </Link>
        </li>
      ))}
      {rows.length > MAX_NAMED && (
        <li>
          <Link to="/user/journal" className={css.line}>
            {t`All that arrived, in your journal`}
          </Link>
        </li>
      )}
    </ul>
  );
}

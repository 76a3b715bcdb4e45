import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { LANDINGS, type Landing } from '../../domain/journal/entry.ts';
import { saveLanded } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { answerPath } from '../reading/answer-path.ts';
import css from './sheet.module.css';
import { useLandings } from './useLandings.ts';

interface HowItLandedProps {
  row: JournalRow;
  /** Chosen before the sheet was opened. */
  chosen?: Landing;
  onKept?: () => void;
  onClose: () => void;
}

/** The querent's own word on how a reading turned out. */
export function HowItLanded({ row, chosen, onKept, onClose }: HowItLandedProps) {
  const { t } = useLingui();
  const id = useId();
  const [how, setHow] = useState<Landing | null>(chosen ?? row.landed?.how ?? null);
  const [words, setWords] = useState(row.landed?.words ?? '');
  const called = useLandings();
  async function keep(chosen: Landing) {
    await saveLanded(row.key, { how: chosen, words: words.trim(), at: new Date().toISOString() });
    onKept?.();
    onClose();
  }
  return (
    <Sheet title={t`How did it land?`} onClose={onClose}>
      <div className={css.body}>
        <p className={css.quote}>{row.draw.question || t`Without a question`}</p>
        {row.answer && <p className={css.answer}>{row.answer}</p>}
        <Link to={answerPath(row.draw)} search={{ seal: row.key }} className={css.link}>
          {t`Read it again first`}
        </Link>
        <fieldset className={css.ways} aria-label={t`How did it land?`}>
          {LANDINGS.map((one) => (
            <button key={one} type="button" aria-pressed={one === how} onClick={() => setHow(one)}>
              {called[one]}
            </button>
          ))}
        </fieldset>
        <label htmlFor={id}>{t`What happened?`}</label>
        <textarea
          id={id}
          className={css.words}
          rows={3}
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button kind="primary" wide disabled={how === null} onClick={() => how && void keep(how)}>
          {t`Keep`}
        </Button>
      </div>
    </Sheet>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { EntryLine } from '../../domain/journal/line.ts';
import { dayWords } from '../../i18n/moment.ts';
import { NewDot } from '../../ui/NewDot.tsx';
import { answerPath } from '../reading/answer-path.ts';
import css from './Readings.module.css';

interface ReadingRowProps {
  row: EntryLine;
  title: string;
  /** In a wide window readings open beside the list: whether this one is open, and who is told when it is chosen. */
  beside: { open: boolean; onOpen: () => void } | undefined;
  onAskAgain: () => void;
  onRemove: () => void;
}

/** A reading of the journal in its list. */
export function ReadingRow({ row, title, beside, onAskAgain, onRemove }: ReadingRowProps) {
  const { t } = useLingui();
  return (
    <>
      <Link
        to={beside ? '/user/journal' : answerPath(row.draw)}
        search={{ seal: row.key }}
        className={css.reading}
        aria-current={beside?.open ? 'page' : undefined}
        onClick={beside?.onOpen}
      >
        <strong>
          {row.unseen && <NewDot name={t`something new`} />}
          {row.draw.question || t`Without a question`}
        </strong>
        <small>{[title, row.draw.byHand && t`by hand`, row.note].filter(Boolean).join(' · ')}</small>
        <time dateTime={row.draw.drawnAt} className="figures">
          {dayWords(row.draw.drawnAt)}
        </time>
      </Link>
      {row.draw.question && (
        <button
          type="button"
          className={css.act}
          aria-label={t`Ask again about “${row.draw.question}”`}
          onClick={onAskAgain}
        >
          <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={css.act}
        aria-label={t`Remove “${row.draw.question || t`Without a question`}”`}
        onClick={onRemove}
      >
        <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </>
  );
}

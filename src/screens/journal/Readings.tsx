import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { findEntries } from '../../domain/journal/find.ts';
import type { Deck } from '../../domain/spread/spread.ts';
import { dayWords } from '../../i18n/moment.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { answerPath } from '../reading/answer-path.ts';
import { useAskAgain } from '../reading/useAskAgain.ts';
import css from './Readings.module.css';
import { Remove } from './Remove.tsx';
import { useEntryWords } from './useEntryWords.ts';

/** The readings, newest first, found by question, note, spread and card. */
export function Readings({ rows }: { rows: readonly JournalRow[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [deck, setDeck] = useState<Deck | 'all'>('all');
  const [leaving, setLeaving] = useState<JournalRow | null>(null);
  const query = useDeferredValue(typed);
  const words = useEntryWords();
  const askAgain = useAskAgain();
  const found = findEntries(rows, query, (row) => [
    words.title(row),
    ...row.draw.cards.map(({ id }) => words.card(id)),
  ]);
  const shown = found.filter((row) => deck === 'all' || row.draw.deck === deck);
  return (
    <>
      <SearchField
        className={css.search}
        label={t`Search the journal`}
        placeholder={t`Question, note or card`}
        typed={typed}
        onType={setTyped}
      />
      <Chips
        form="row"
        label={t`Deck`}
        value={deck}
        options={[
          ['all', t`All`],
          ['tarot', t`Tarot`],
          ['lenormand', t`Lenormand`],
          ['stardice', t`Star dice`],
        ]}
        onChange={setDeck}
      />
      <p className="unseen" aria-live="polite">
        {query ? t`${shown.length} readings found` : ''}
      </p>
      {shown.length === 0 && <p className={css.none}>{t`No reading fits. Try one word of the question, or a card.`}</p>}
      <ul className={css.list}>
        {shown.map((row) => (
          <li key={row.key}>
            <Link to={answerPath(row.draw)} search={{ seal: row.key }} className={css.reading}>
              <strong>{row.draw.question || t`Without a question`}</strong>
              <small>{[words.title(row), row.draw.byHand && t`by hand`, row.note].filter(Boolean).join(' · ')}</small>
              <time dateTime={row.draw.drawnAt} className="figures">
                {dayWords(row.draw.drawnAt)}
              </time>
            </Link>
            {row.draw.question && (
              <button
                type="button"
                className={css.act}
                aria-label={t`Ask again about “${row.draw.question}”`}
                onClick={() => void askAgain(row)}
              >
                <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              className={css.act}
              aria-label={t`Remove “${row.draw.question || t`Without a question`}”`}
              onClick={() => setLeaving(row)}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {leaving && <Remove row={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dropDream } from '../../actions/reading/ask-dream.ts';
import type { DiaryRow } from '../../storage/store/rows.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { toast } from '../../ui/toast.ts';
import css from './Diary.module.css';
import { DreamEdit } from './DreamEdit.tsx';
import { DreamReading } from './DreamReading.tsx';
import { dayWords } from './day-words.ts';
import type { DreamIndex } from './useDreams.ts';
import { useMoodNames } from './useMoodNames.ts';

/** A dream of the diary, to read, to change, to take away. */
export function DreamPage({ row, index }: { row: DiaryRow; index: DreamIndex | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const moods = useMoodNames();
  const [editing, setEditing] = useState(false);
  if (editing) return <DreamEdit row={row} index={index} onDone={() => setEditing(false)} />;

  async function remove() {
    const putBack = await dropDream(row);
    toast(t`The dream is removed.`, { label: t`Undo`, run: () => void putBack() });
    await navigate({ to: '/dream/diary', replace: true });
  }

  return (
    <Page>
      <TopBar title={t`Dream diary`} up="/dream/diary" />
      <article className={css.body}>
        <p className={css.day}>
          <time dateTime={row.dreamtOn}>{dayWords(row.dreamtOn)}</time>
          {row.mood && ` · ${moods[row.mood]}`}
        </p>
        {row.title.trim() && <h2>{row.title}</h2>}
        <p className={css.text}>{row.text}</p>
        {row.symbols.length > 0 && (
          <ul className={css.chips} aria-label={t`Symbols`}>
            {row.symbols.map((symbol) => (
              <li key={symbol}>
                <Link to="/dream" search={{ symbol }}>
                  {index?.own.get(symbol)?.[0]}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={css.ways}>
          <button type="button" onClick={() => setEditing(true)}>
            <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
            {t`Change`}
          </button>
          <button type="button" onClick={() => void remove()}>
            <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
            {t`Remove`}
          </button>
        </div>
      </article>
      {index && row.text.trim() && (
        <DreamReading row={row} symbols={row.symbols.flatMap((key) => index.own.get(key)?.[0] ?? [])} />
      )}
    </Page>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { headOf, isBlank, returning } from '../../domain/dream/note.ts';
import type { DiaryRow } from '../../storage/store/rows.ts';
import { MakeLink } from '../../ui/MakeLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Diary.module.css';
import { dayWords } from './day-words.ts';
import { NEW } from './new-dream.ts';
import type { DreamIndex } from './useDreams.ts';
import { useMoodNames } from './useMoodNames.ts';

/** How many symbols that return are shown. */
const MAX_SYMBOLS = 8;

/** The dreams, the last one first, and the symbols that return. */
export function DiaryList({ rows, index }: { rows: readonly DiaryRow[]; index: DreamIndex | undefined }) {
  const { t } = useLingui();
  const moods = useMoodNames();
  // one that somebody is just writing anew may be empty for a moment
  const written = rows.filter((row) => !isBlank(row));
  const again = returning(written).slice(0, MAX_SYMBOLS);
  const nameOf = (key: string) => index?.own.get(key)?.[0];
  return (
    <Page>
      <TopBar title={t`Dream diary`} up="/dream" />
      <MakeLink to="/dream/diary" search={{ dream: NEW }}>
        {t`Write a dream down`}
      </MakeLink>
      {written.length === 0 && (
        <p
          className={css.none}
        >{t`No dream is here yet. Write the next one down before you get up: a few words are enough. It stays on this phone.`}</p>
      )}
      {again.length > 0 && (
        <section className={css.again}>
          <h2>{t`What returns`}</h2>
          <ul className={css.chips}>
            {again.map(({ symbol, times }) => (
              <li key={symbol}>
                <Link to="/dream" search={{ symbol }}>
                  {nameOf(symbol)} <span className="figures">{times}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={css.list}>
        {written.map((row) => (
          <li key={row.key}>
            <Link to="/dream/diary" search={{ dream: row.key }} className={css.dream}>
              <time dateTime={row.dreamtOn}>{dayWords(row.dreamtOn)}</time>
              <strong>{headOf(row)}</strong>
              <small>{[row.mood && moods[row.mood], ...row.symbols.map(nameOf)].filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

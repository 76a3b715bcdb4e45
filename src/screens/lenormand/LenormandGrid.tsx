import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GraduationCap } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { LenormandId } from '../../domain/decks/lenormand.ts';
import { find, fold } from '../../domain/search/match.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from '../library/CardGrid.module.css';
import { FoundName } from '../library/FoundName.tsx';
import { useFindables } from './useFindables.ts';

/** The 36 in their order, and a search over names and keywords in three languages, and numbers. */
export function LenormandGrid() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const findables = useFindables();
  const found = useMemo(
    () => (fold(query) === '' ? findables.map(({ id }) => ({ id, word: undefined })) : find(findables, query)),
    [findables, query],
  );
  return (
    <Page>
      <TopBar title={t`Lenormand meanings`} up="/lenormand/home" />
      <nav className={css.ways}>
        <Row Icon={GraduationCap} name={t`Learn the cards`} to="/lessons" />
      </nav>
      <SearchField
        className={css.search}
        label={t`Search the cards`}
        placeholder={t`Name, number or keyword`}
        typed={typed}
        onType={setTyped}
      />
      <p className="unseen" aria-live="polite">
        {query.trim() ? t`${found.length} cards found` : ''}
      </p>
      {found.length === 0 && (
        <p className={css.none}>{t`No card fits. Try another name, a number from 1 to 36, or a keyword.`}</p>
      )}
      <ul className={css.grid}>
        {found.map(({ id, word }) => (
          <li key={id}>
            <Link to="/lenormandMean" search={{ card: id }} className={css.cell}>
              <CardImage id={id as LenormandId} width={104} alt="" />
              <span>
                <FoundName
                  name={`${Number(id.slice(3))} ${names().lenormand[id as LenormandId]}`}
                  word={word}
                  query={query}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

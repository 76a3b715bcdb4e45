import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { cardSlug } from '../../domain/decks/card-address.ts';
import type { LenormandId } from '../../domain/decks/lenormand.ts';
import { find, fold } from '../../domain/search/match.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import css from '../library/CardGrid.module.css';
import { FoundName } from '../library/FoundName.tsx';
import { useFindables } from './useFindables.ts';

interface LenormandListProps {
  /** The card whose page is open. */
  open?: LenormandId;
  /** Its page is one of those that come painted: so are the others. */
  painted?: boolean | undefined;
}

/** The 36 in their order, and a search over names and keywords in three languages, and numbers. */
export function LenormandList({ open, painted }: LenormandListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const findables = useFindables();
  const found = useMemo(
    () => (fold(query) === '' ? findables.map(({ id }) => ({ id, word: undefined })) : find(findables, query)),
    [findables, query],
  );
  return (
    <>
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
        {found.map(({ id, word }, place) => (
          <li key={id}>
            <Link
              {...pageOf(id as LenormandId, painted)}
              className={css.cell}
              aria-current={id === open ? 'page' : undefined}
            >
              <CardImage id={id as LenormandId} width={104} alt="" place={place} />
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
    </>
  );
}

/** Where the page of a card is. */
export function pageOf(id: LenormandId, painted: boolean | undefined) {
  return painted
    ? ({ to: '/$language/lenormand/$entry', params: { language: currentLanguage(), entry: cardSlug(id) } } as const)
    : ({ to: '/lenormandMean', search: { card: id } } as const);
}

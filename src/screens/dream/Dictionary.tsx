import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, NotebookPen } from 'lucide-react';
import { useDeferredValue } from 'react';
import { fold } from '../../domain/search/match.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Dictionary.module.css';
import { Found } from './Found.tsx';
import { Sections } from './Sections.tsx';
import type { DreamIndex } from './useDreams.ts';

export interface Browsing {
  typed: string;
  order: 'letter' | 'theme';
}

/** As the list stands when it is opened. */
export const UNBROWSED: Browsing = { typed: '', order: 'letter' };

interface DictionaryProps {
  index: DreamIndex | undefined;
  browsing: Browsing;
  onBrowse: (browsing: Browsing) => void;
  /** Under its own address, where the page comes painted. */
  painted?: boolean;
}

/** All symbols by letter or theme, and a search in three languages at once. */
export function Dictionary({ index, browsing, onBrowse, painted = false }: DictionaryProps) {
  const { t } = useLingui();
  const { typed, order } = browsing;
  const query = useDeferredValue(typed);
  const seeks = fold(query) !== '';
  return (
    <Page>
      <TopBar title={t`Dreams`} />
      <div className={css.finder}>
        <SearchField
          label={t`Search the symbols`}
          placeholder={t`What did you dream of?`}
          typed={typed}
          onType={(next) => onBrowse({ ...browsing, typed: next })}
        />
      </div>
      {index && seeks && <Found index={index} query={query} painted={painted} />}
      {index && !seeks && (
        <>
          <Link to="/dream/diary" className={css.diary}>
            <NotebookPen size={22} strokeWidth={1.5} aria-hidden="true" />
            <span>{t`Dream diary`}</span>
            <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </Link>
          <Chips
            form="bar"
            label={t`Order`}
            value={order}
            options={[
              ['letter', t`By letter`],
              ['theme', t`By theme`],
            ]}
            onChange={(chosen) => onBrowse({ ...browsing, order: chosen })}
          />
          <Sections key={order} index={index} order={order} painted={painted} />
          <p
            className={css.about}
          >{t`A dream belongs to the one who dreamt it. What stands here may point to something or not; your own first thought counts for more.`}</p>
        </>
      )}
    </Page>
  );
}

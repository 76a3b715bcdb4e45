import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './ArticleList.module.css';
import { EssaysPage } from './EssaysPage.tsx';
import { NotHere } from './NotHere.tsx';
import { paintedList } from './painted-essay.ts';
import { useArticleList } from './useArticleList.ts';

/** All essays: as this phone lists them, until then as they came with the page. `painted`: under its own address. */
export function ArticleList({ painted = false }: { painted?: boolean }) {
  const { t } = useLingui();
  const { list: own, kept, failed, ask } = useArticleList();
  const [first] = useState(() => (painted ? paintedList() : undefined));
  const list = own ?? first;
  const count = own?.articles.length ?? 0;
  return (
    <EssaysPage list={list} painted={painted}>
      {failed && !list && <NotHere onAgain={ask} />}
      {!list && !failed && (
        <p className={css.waiting} role="status">
          {t`Fetching the list of essays…`}
        </p>
      )}
      {own && (
        <p className={css.kept}>
          {kept === count
            ? t`All ${count} essays are on this phone and open without a network.`
            : t`${kept} of ${count} essays are on this phone; each that you open stays.`}
        </p>
      )}
    </EssaysPage>
  );
}

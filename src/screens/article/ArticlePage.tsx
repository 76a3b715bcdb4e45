import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './ArticlePage.module.css';
import { aroundIn } from './around.ts';
import { EssayText } from './EssayText.tsx';
import { NotHere } from './NotHere.tsx';
import { paintedEssay } from './painted-essay.ts';
import { useArticle } from './useArticle.ts';
import { useArticleList } from './useArticleList.ts';

interface ArticlePageProps {
  /** Its number or slug. */
  id: number | string;
  /** Under its own address, where the page comes painted. */
  painted?: boolean;
}

/** One essay to read: as this phone keeps it, until then as it came with the page. */
export function ArticlePage({ id, painted = false }: ArticlePageProps) {
  const { t } = useLingui();
  const { article, missing, ask } = useArticle(id);
  const { list } = useArticleList();
  const [first] = useState(() => (painted ? paintedEssay(id) : undefined));
  const shown = article ?? first?.article;
  if (shown)
    return <EssayText article={shown} around={list ? aroundIn(list, shown.id) : first?.around} painted={painted} />;
  return (
    <Page>
      <TopBar title={t`Essays`} up="/article" />
      {missing ? (
        <NotHere words={missing.words} list onAgain={ask} />
      ) : (
        <p className={css.waiting} role="status">
          {t`Fetching the essay…`}
        </p>
      )}
    </Page>
  );
}

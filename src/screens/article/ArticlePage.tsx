import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { shareText, showCopied } from '../../actions/share/share.ts';
import type { ArticleListRow, ArticleRow } from '../../storage/store/list-rows.ts';
import { type Neighbour, Neighbours } from '../../ui/Neighbours.tsx';
import { Page } from '../../ui/Page.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './ArticlePage.module.css';
import { Lead } from './Lead.tsx';
import { NotHere } from './NotHere.tsx';
import { useArticle } from './useArticle.ts';
import { useArticleList } from './useArticleList.ts';

/** One essay to read, with the ones beside it. */
export function ArticlePage({ id }: { id: number | string }) {
  const { t } = useLingui();
  const { article, missing, ask } = useArticle(id);
  const { list } = useArticleList();
  if (article) return <Reading article={article} list={list} />;
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

function Reading({ article, list }: { article: ArticleRow; list: ArticleListRow | undefined }) {
  const { t } = useLingui();
  const { title, summary, minutes, pictures, body, groupId } = article;
  const group = list?.groups.find(({ id }) => id === groupId)?.name;
  const length = t`${minutes} min`;
  return (
    <Page>
      <TopBar up="/article">
        <button type="button" aria-label={t`Share`} onClick={() => void share(article)}>
          <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </TopBar>
      <article className={css.article}>
        <header className={css.head}>
          <p className={css.kind}>{group ? `${group} · ${length}` : length}</p>
          <h1 className="display">{title}</h1>
          <p className={css.summary}>{summary}</p>
        </header>
        <Lead pictures={pictures} />
        <Prose html={body} />
      </article>
      {list && (
        <Neighbours
          label={t`Neighbouring essays`}
          before={neighbour(list, article.id, -1)}
          after={neighbour(list, article.id, 1)}
        />
      )}
    </Page>
  );
}

function neighbour({ articles }: ArticleListRow, id: number, step: number): Neighbour | undefined {
  const place = articles.findIndex((one) => one.id === id);
  const beside = place < 0 ? undefined : articles[place + step];
  return beside && { to: '/article', search: { id: beside.id }, name: beside.title };
}

async function share({ id, title, summary }: ArticleRow): Promise<void> {
  const link = `${location.origin}/article?id=${id}`;
  const done = await shareText(title, `${title}\n${summary}\n${link}`, link);
  if (done === 'copied' || done === 'failed') showCopied(done === 'copied');
}

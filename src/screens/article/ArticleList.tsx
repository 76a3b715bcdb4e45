import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedArticle } from '../../storage/store/list-rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './ArticleList.module.css';
import { NotHere } from './NotHere.tsx';
import { Picture } from './Picture.tsx';
import { useArticleList } from './useArticleList.ts';

/** All essays, by what they are about. */
export function ArticleList() {
  const { t } = useLingui();
  const { list, kept, failed, ask } = useArticleList();
  const [about, setAbout] = useState('all');
  const groups = list?.groups.filter(({ id }) => about === 'all' || about === String(id)) ?? [];
  const count = list?.articles.length ?? 0;
  return (
    <Page>
      <TopBar title={t`Essays`} />
      {list && (
        <Chips
          form="row"
          label={t`What they are about`}
          value={about}
          options={[['all', t`All`], ...list.groups.map(({ id, name }) => [String(id), name] as const)]}
          onChange={setAbout}
        />
      )}
      {failed && <NotHere onAgain={ask} />}
      {!list && !failed && (
        <p className={css.waiting} role="status">
          {t`Fetching the list of essays…`}
        </p>
      )}
      {groups.map(({ id, name }) => (
        <section key={id} className={css.group}>
          <h2 className="display">{name}</h2>
          <ul>
            {list?.articles
              .filter(({ groupId }) => groupId === id)
              .map((article) => (
                <Line key={article.id} article={article} />
              ))}
          </ul>
        </section>
      ))}
      {list && (
        <p className={css.kept}>
          {kept === count
            ? t`All ${count} essays are on this phone and open without a network.`
            : t`${kept} of ${count} essays are on this phone; each that you open stays.`}
        </p>
      )}
    </Page>
  );
}

function Line({ article }: { article: ListedArticle }) {
  const { t } = useLingui();
  const { id, title, summary, minutes, pictures } = article;
  return (
    <li>
      <Link to="/article" search={{ id }} className={css.line}>
        <span className={css.thumb}>
          <Picture name={pictures[0] ?? ''} shape="card" wide={52} />
        </span>
        <span className={css.words}>
          <strong className="display">{title}</strong>
          <span>{summary}</span>
          <small className="figures">{t`${minutes} min`}</small>
        </span>
      </Link>
    </li>
  );
}

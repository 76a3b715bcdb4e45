import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import type { ArticleListRow, ListedArticle } from '../../storage/store/list-rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './ArticleList.module.css';
import { Picture } from './Picture.tsx';

/** The essays and the groups that they stand in. */
export type Listed = Pick<ArticleListRow, 'groups' | 'articles'>;

interface EssaysPageProps {
  /** Left out while none is there. */
  list: Listed | undefined;
  /** Under its own address, where the page comes painted. */
  painted: boolean;
  /** What else is to be said. */
  children?: ReactNode;
}

/** The page of all essays. */
export function EssaysPage({ list, painted, children }: EssaysPageProps) {
  const { t } = useLingui();
  return (
    <Page>
      <TopBar title={t`Essays`} />
      {list && <Lines list={list} painted={painted} />}
      {children}
    </Page>
  );
}

/** All essays, by what they are about. */
function Lines({ list, painted }: { list: Listed; painted: boolean }) {
  const { t } = useLingui();
  const [about, setAbout] = useState('all');
  const groups = list.groups.filter(({ id }) => about === 'all' || about === String(id));
  return (
    <>
      <Chips
        form="row"
        label={t`What they are about`}
        value={about}
        options={[['all', t`All`], ...list.groups.map(({ id, name }) => [String(id), name] as const)]}
        onChange={setAbout}
      />
      {groups.map(({ id, name }) => (
        <section key={id} className={css.group}>
          <h2 className="display">{name}</h2>
          <ul>
            {list.articles
              .filter(({ groupId }) => groupId === id)
              .map((article) => (
                <li key={article.id}>
                  <Line article={article} place={list.articles.indexOf(article)} painted={painted} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface LineProps {
  article: ListedArticle;
  /** Where it stands in the list, from 0. */
  place: number;
  painted: boolean;
}

function Line({ article, place, painted }: LineProps) {
  const { t } = useLingui();
  const { title, summary, minutes, pictures } = article;
  return (
    <Link {...pageOf(article, painted)} className={css.line}>
      <span className={css.thumb}>
        <Picture name={pictures[0] ?? ''} shape="card" wide={52} place={place} />
      </span>
      <span className={css.words}>
        <strong className="display">{title}</strong>
        <span>{summary}</span>
        <small className="figures">{t`${minutes} min`}</small>
      </span>
    </Link>
  );
}

/** Where an essay is. */
export function pageOf({ id, slug }: Pick<ListedArticle, 'id' | 'slug'>, painted: boolean) {
  return painted
    ? ({ to: '/$language/essays/$entry', params: { language: currentLanguage(), entry: slug } } as const)
    : ({ to: '/article', search: { id } } as const);
}

import { getRouteApi } from '@tanstack/react-router';
import { ArticleList } from './ArticleList.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const route = getRouteApi('/article');

/** Our essays: all of them, or the one that the address names. */
export function Article() {
  const { id } = route.useSearch();
  return id === undefined ? <ArticleList /> : <ArticlePage key={id} id={id} />;
}

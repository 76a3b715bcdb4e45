import { getRouteApi } from '@tanstack/react-router';
import { isLanguage } from '../../domain/language.ts';
import { usePageLanguage } from '../library/usePageLanguage.ts';
import { ArticleList } from './ArticleList.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const route = getRouteApi('/$language/essays/$entry');
const list = getRouteApi('/$language/essays');

/** The page of an essay under an address of its own, where it stands painted already. */
export function Essay() {
  const { language, entry } = route.useParams();
  usePageLanguage(language);
  if (!isLanguage(language)) return <ArticleList />;
  return <ArticlePage key={entry} id={entry} painted />;
}

/** The list of essays under an address of its own. */
export function EssayList() {
  const { language } = list.useParams();
  usePageLanguage(language);
  return <ArticleList painted={isLanguage(language)} />;
}

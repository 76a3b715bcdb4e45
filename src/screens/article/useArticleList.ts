import { useState } from 'react';
import { keepEveryArticle, refreshArticleList } from '../../actions/content/articles.ts';
import type { Language } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { keptArticles, readArticleList } from '../../storage/articles.ts';
import type { ArticleListRow } from '../../storage/store/list-rows.ts';
import { useLive } from '../../storage/store/live.ts';
import { useAsking } from '../login/useAsking.ts';

interface Listing {
  list: ArticleListRow | undefined;
  /** How many of them are on this phone. */
  kept: number;
  /** There is no list, and none came. */
  failed: boolean;
  ask: () => void;
}

/** Who comes back finds the list at once, and so the place where she was. */
const seen = new Map<Language, ArticleListRow>();

/** The list as this phone keeps it, asked for anew when it opens and when the network is back; then the articles follow. */
export function useArticleList(): Listing {
  const language = currentLanguage();
  const list =
    useLive(async () => {
      const row = await readArticleList(language);
      if (row) seen.set(language, row);
      return row;
    }, [language]) ?? seen.get(language);
  const kept = useLive(() => keptArticles(language), [language]);
  const [failed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    refreshArticleList(language).then(keepEveryArticle, (reason) => {
      console.info('No list of articles:', String(reason));
      setFailed(true);
    });
  };
  useAsking(language, ask);
  return {
    list,
    kept: list?.articles.filter(({ id }) => kept?.has(id)).length ?? 0,
    failed: failed && !list,
    ask,
  };
}

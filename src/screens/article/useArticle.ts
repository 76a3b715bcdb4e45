import { useState } from 'react';
import { isRefusal } from '../../actions/app/failure.ts';
import { refreshArticle } from '../../actions/content/articles.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { readArticle } from '../../storage/articles.ts';
import type { ArticleRow } from '../../storage/store/list-rows.ts';
import { useLive } from '../../storage/store/live.ts';
import { useAsking } from '../login/useAsking.ts';

/** `words` are the server's, when it said no; without them nothing came over the network. */
export interface Missing {
  words?: string;
}

interface Opened {
  article: ArticleRow | undefined;
  missing: Missing | undefined;
  ask: () => void;
}

/** Who comes back from a link finds the article at once, and so the line where she was. */
const seen = new Map<string, ArticleRow>();

/** An article as this phone keeps it, asked for anew when it opens and when the network is back. */
export function useArticle(id: number | string): Opened {
  const language = currentLanguage();
  const key = `${language}:${id}`;
  const article =
    useLive(async () => {
      const row = await readArticle(language, id);
      if (row) seen.set(key, row);
      return row;
    }, [language, id, key]) ?? seen.get(key);
  const [missing, setMissing] = useState<Missing>();
  const ask = (what: number | string) => {
    setMissing(undefined);
    refreshArticle(what, language).catch((reason) => {
      console.info('The article did not come:', String(reason));
      setMissing(isRefusal(reason) ? { words: reason.message } : {});
    });
  };
  useAsking(id, ask);
  return { article, missing: article ? undefined : missing, ask: () => ask(id) };
}

import type { Language } from '../domain/language.ts';
import type { ArticleListRow, ArticleRow } from './store/list-rows.ts';
import { shelves } from './store/shelves.ts';

/** The articles as the server listed them last, in a language. */
export async function readArticleList(language: Language): Promise<ArticleListRow | undefined> {
  return (await shelves()).articleLists.get(language);
}

export async function saveArticleList(row: ArticleListRow): Promise<void> {
  await (await shelves()).articleLists.put(row);
}

/** A kept article by its number or its slug. */
export async function readArticle(language: Language, id: number | string): Promise<ArticleRow | undefined> {
  if (typeof id === 'number') return (await shelves()).articles.get(articleKey(language, id));
  return (await keptIn(language)).find(({ slug }) => slug === id);
}

/** Numbers of the articles of a language that this phone keeps. */
export async function keptArticles(language: Language): Promise<Set<number>> {
  return new Set((await keptIn(language)).map(({ id }) => id));
}

/** Keeps an article; the same again writes nothing. */
export async function saveArticle(language: Language, article: Omit<ArticleRow, 'key'>): Promise<void> {
  const { articles } = await shelves();
  const row = { key: articleKey(language, article.id), ...article };
  if (JSON.stringify(await articles.get(row.key)) !== JSON.stringify(row)) await articles.put(row);
}

async function keptIn(language: Language): Promise<ArticleRow[]> {
  return (await (await shelves()).articles.all()).filter(({ key }) => key.startsWith(`${language}:`));
}

const articleKey = (language: Language, id: number) => `${language}:${id}`;

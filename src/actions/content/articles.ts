import type { AnswerOf } from '../../contract/call.ts';
import { apiLocale, type Language } from '../../domain/language.ts';
import { whenIdle } from '../../platform/idle.ts';
import { keptArticles, readArticleList, saveArticle, saveArticleList } from '../../storage/articles.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { ListedArticle } from '../../storage/store/list-rows.ts';
import { isOnline } from '../app/connection.ts';
import { isRefusal } from '../app/failure.ts';

async function api() {
  const [{ callServer }, content] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/content.ts'),
  ]);
  return { callServer, content };
}

/** Fetches the list of articles in a language and keeps it. @throws Refusal, ConnectionFailure */
export async function refreshArticleList(language: Language): Promise<void> {
  const { callServer, content } = await api();
  const [{ groups, articles }] = await callServer(content.articleList, { locale: apiLocale(language) });
  await saveArticleList({
    key: language,
    groups: groups.map(({ group_id, name }) => ({ id: group_id, name })),
    articles: articles.map(listed),
  });
}

/** Fetches an article by its number or slug and keeps it. @throws Refusal when there is none, ConnectionFailure */
export async function refreshArticle(id: number | string, language: Language): Promise<void> {
  const { callServer, content } = await api();
  const [article] = await callServer(content.getArticle, { locale: apiLocale(language), id });
  await saveArticle(language, { ...listed(article), body: article.body });
}

let keeping = false;

/**
 * Fetches the articles in the person's language that this phone does not keep, one after the other while it is idle and the network is good. Stops
 * without a word at the first that does not come; the next visit goes on.
 */
export async function keepEveryArticle(): Promise<void> {
  if (keeping) return;
  keeping = true;
  try {
    const language = chosenLanguage();
    const [list, kept] = await Promise.all([readArticleList(language), keptArticles(language)]);
    for (const { id } of list?.articles ?? []) {
      if (kept.has(id)) continue;
      await idle();
      if (!isGoodConnection()) return;
      await refreshArticle(id, language).catch(unlessGone);
    }
  } catch (reason) {
    console.info('The other articles are not kept yet:', String(reason));
  } finally {
    keeping = false;
  }
}

/** One that was taken away since it was listed holds up no other. */
function unlessGone(reason: unknown): void {
  if (!isRefusal(reason)) throw reason;
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/** Nobody saves data, and the connection is as fast as most are today, as far as the browser tells. */
function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return isOnline() && !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

type PayloadOf = Omit<AnswerOf<typeof import('../../contract/content.ts')['getArticle']>[0], 'body'>;

function listed({ id, slug, title, summary, group_id, minutes, pictures, published_at }: PayloadOf): ListedArticle {
  return { id, slug, title, summary, groupId: group_id, minutes, pictures, publishedAt: published_at };
}

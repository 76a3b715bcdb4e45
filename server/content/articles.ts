import { inEachLanguage, type Language } from '../../src/domain/language.ts';
import { minutesOf, readArticle } from './article-file.ts';
import { pageOf } from './article-page.ts';
import { ARTICLE_ROWS, type ArticleRow } from './article-rows.ts';

export interface ListedArticle extends ArticleRow {
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
}
export interface Article extends ListedArticle {
  /** Clean HTML. */
  readonly body: string;
}

const FILES = import.meta.glob<string>('./articles/*/*.md', { query: '?raw', import: 'default', eager: true });
const SHELVES: Readonly<Record<Language, readonly ListedArticle[]>> = inEachLanguage(shelf);
const pages = new Map<string, string>();

/** Every article in a language, in the order of reading. */
export function articlesIn(language: Language): readonly ListedArticle[] {
  return SHELVES[language];
}

/** An article by its number, also written as a word, or by its slug. */
export function articleIn(language: Language, id: string): Article | undefined {
  const listed = SHELVES[language].find((one) => one.slug === id || String(one.id) === id);
  return listed && { ...listed, body: page(language, listed.slug) };
}

/** Made at the first asking. */
function page(language: Language, slug: string): string {
  const key = `${language}/${slug}`;
  const made = pages.get(key) ?? pageOf(file(language, slug).markdown);
  pages.set(key, made);
  return made;
}

/** @throws at the start of the server when an article is missing or has another form */
function shelf(language: Language): ListedArticle[] {
  return ARTICLE_ROWS.map((row) => {
    const { title, summary, markdown } = file(language, row.slug);
    return { ...row, title, summary, minutes: minutesOf(markdown) };
  });
}

function file(language: Language, slug: string) {
  const path = `./articles/${language}/${slug}.md`;
  const text = FILES[path];
  if (text === undefined) throw new Error(`no article at ${path}`);
  return readArticle(text);
}

import { readFileSync } from 'node:fs';
import type { PaintedEssay } from '../../src/contract/painted.ts';
import type { Language } from '../../src/domain/language.ts';
import { minutesOf, readArticle } from '../content/article-file.ts';
import { pageOf } from '../content/article-page.ts';
import { ARTICLE_GROUPS, ARTICLE_ROWS } from '../content/article-rows.ts';

/** Every essay of a language in the order of reading, as the server gives it out. */
export function essaysIn(language: Language): PaintedEssay[] {
  return ARTICLE_ROWS.map((row) => {
    const { title, summary, markdown } = readArticle(
      readFileSync(`server/content/articles/${language}/${row.slug}.md`, 'utf8'),
    );
    const group = ARTICLE_GROUPS.find(({ groupId }) => groupId === row.groupId)!.names[language];
    return { ...row, title, summary, group, minutes: minutesOf(markdown), body: pageOf(markdown) };
  });
}

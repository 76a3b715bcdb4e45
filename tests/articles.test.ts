import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../server/content/article-file.ts';
import { pageOf } from '../server/content/article-page.ts';
import { ARTICLE_GROUPS, ARTICLE_ROWS } from '../server/content/article-rows.ts';
import { CARD_IDS } from '../src/art/deck.ts';
import { isWallpaper } from '../src/art/wallpapers/catalogue.ts';
import { LANGUAGES, type Language } from '../src/domain/language.ts';
import { router } from '../src/routes.ts';

const folder = join(import.meta.dirname, '../server/content/articles');
const slugs = (language: Language) => readdirSync(join(folder, language)).map((name) => name.replace(/\.md$/, ''));
const read = (language: Language, slug: string) =>
  readArticle(readFileSync(join(folder, language, `${slug}.md`), 'utf8'));
const EVERY = LANGUAGES.flatMap((language) => ARTICLE_ROWS.map(({ slug }) => [language, slug] as const));
const CARDS = new Set<string>(CARD_IDS);

describe('the articles of the house', () => {
  it('are the same in every language, each with a number that is nobody else’s and a known group', () => {
    const listed = ARTICLE_ROWS.map(({ slug }) => slug).sort();
    for (const language of LANGUAGES) expect(slugs(language).sort()).toEqual(listed);
    expect(listed.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ARTICLE_ROWS.map(({ id }) => id)).size).toBe(listed.length);
    const groups = new Set(ARTICLE_GROUPS.map(({ groupId }) => groupId));
    for (const { groupId } of ARTICLE_ROWS) expect(groups.has(groupId)).toBe(true);
  });

  it('stand under the numbers that links already carry', () => {
    const numbers = Object.fromEntries(ARTICLE_ROWS.map(({ id, slug }) => [slug, id]));
    expect(numbers).toMatchObject({ 'how-to-ask': 1, 'celtic-cross': 14, 'star-dice': 22, 'reading-for-others': 31 });
  });

  it('have pictures that the app can draw', () => {
    for (const { pictures } of ARTICLE_ROWS)
      for (const picture of pictures) {
        const [kind, name = ''] = picture.split(':');
        expect(kind === 'card' ? CARDS.has(name) : kind === 'art' && isWallpaper(name), picture).toBe(true);
      }
  });

  it.each(EVERY)('%s %s has a title, a summary and a body of their lengths', (language, slug) => {
    const chinese = language !== 'en';
    const { title, summary, markdown } = read(language, slug);
    expect(title.length).toBeLessThanOrEqual(chinese ? 24 : 60);
    expect(summary.length).toBeLessThanOrEqual(chinese ? 60 : 140);
    expect(markdown.length).toBeGreaterThan(chinese ? 800 : 2500);
    expect(markdown.length).toBeLessThan(chinese ? 3000 : 8000);
    expect(markdown.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(markdown).not.toMatch(/^# |<\w|!\[|[\t\u00a0]|TODO|lorem/im);
  });

  it.each(EVERY)('%s %s links only to pages and cards of the app', (language, slug) => {
    const { markdown } = read(language, slug);
    const written = [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address!);
    const kept = [...pageOf(markdown).matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    expect(kept).toEqual(written);
    expect(written.length).toBeGreaterThan(0);
    for (const address of written) {
      const { pathname, searchParams } = new URL(address, 'https://app.example');
      expect(Object.keys(router.routesByPath), address).toContain(pathname);
      const card = searchParams.get('card');
      if (card !== null) expect(CARDS.has(card), address).toBe(true);
    }
  });
});

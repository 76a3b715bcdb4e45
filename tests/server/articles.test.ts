import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../../server/content/article-page.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { isOwnPath } from '../../src/domain/article/own-path.ts';
import { ARTICLE_TAGS } from '../../src/domain/article/tags.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const list = async (locale: Language) => (await stage.visitor().call('article_list', { locale })).data[0];
const open = (locale: Language, id: string | number) => stage.visitor().call('get_article', { locale, id });

/** Tags of a page, and every attribute as `tag name=value`. */
function madeOf(html: string): { tags: Set<string>; attributes: string[] } {
  const opened = [...html.matchAll(/<(\w[\w-]*)([^>]*)>/g)];
  return {
    tags: new Set(opened.map(([, tag]) => tag!)),
    attributes: opened.flatMap(([, tag, rest]) =>
      [...rest!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${tag} ${name}=${value}`),
    ),
  };
}

describe.each(LANGUAGES)('the articles in %s', (language) => {
  it('are listed in groups, at least thirty, each under its own number', async () => {
    const { groups, articles } = await list(language);
    expect(articles.length).toBeGreaterThanOrEqual(30);
    expect(articles.length).toBe(readdirSync(`server/content/articles/${language}`).length);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ group_id }) => group_id))).toEqual(new Set(groups.map(({ group_id }) => group_id)));
    for (const { minutes } of articles) expect(minutes >= 1 && minutes <= 12).toBe(true);
  });

  it('are served whole and clean, by number and by slug', async () => {
    const { articles } = await list(language);
    const allowed = new Set<string>(ARTICLE_TAGS);
    for (const listed of articles) {
      const { code, data } = await open(language, listed.id);
      expect(code).toBe(0);
      const { body, ...rest } = data[0];
      expect(rest).toEqual(listed);
      expect(body.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(500);
      const { tags, attributes } = madeOf(body);
      expect([...tags].filter((tag) => !allowed.has(tag))).toEqual([]);
      expect(attributes.filter((one) => !/^a href=\//.test(one))).toEqual([]);
      expect((await open(language, listed.slug)).data).toEqual(data);
      expect((await open(language, String(listed.id))).data).toEqual(data);
    }
  });

  it('an unknown one is refused in that language', async () => {
    for (const id of [0, 999_999, 'nothing-of-the-kind', '../en/cups', '1 or 1=1', '<svg onload=owned=1>']) {
      const { code, http, message } = await open(language, id);
      expect({ code, http, message }).toEqual({
        code: ERRORS.article_unknown.code,
        http: ERRORS.article_unknown.http,
        message: ERRORS.article_unknown[language],
      });
    }
  });
});

it('each language has titles of its own', async () => {
  for (const language of LANGUAGES)
    for (const { title, summary } of (await list(language)).articles)
      for (const text of [title, summary]) expect(/\p{Script=Han}/u.test(text)).toBe(language !== 'en');
});

describe('hostile Markdown', () => {
  const HOSTILE = [
    '<script>owned()</script>',
    '<img src=x onerror=owned()>',
    '<svg onload="owned()"><a href="javascript:owned()">x</a></svg>',
    '[x](javascript:owned())',
    '[x](JaVaScRiPt&#58;owned())',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example/a)',
    '[x](/\\evil.example/a)',
    '[x](https://evil.example/a "title")',
    '[x](/fast/tarot/api/v1/logout)',
    '<a href="/tarot/home" onclick="owned()" style="position:fixed" target="_blank">x</a>',
    '<p style="position:fixed" onmouseover=owned()>x</p>',
    '<iframe srcdoc="<script>owned()</script>"></iframe>',
    '<style>*{display:none}</style><link rel=stylesheet href=//evil.example/a>',
    '<form action=//evil.example><input autofocus onfocus=owned()></form>',
    '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src=x onerror=owned()>">',
    '![x](x "y\\" onerror=owned()")',
    '`<script>owned()</script>`',
  ];

  it.each(HOSTILE)('%s runs nothing and leads nowhere', (markdown) => {
    const { tags, attributes } = madeOf(pageOf(`Before.\n\n${markdown}\n\n## After`));
    const allowed = new Set<string>(ARTICLE_TAGS);
    expect([...tags].filter((tag) => !allowed.has(tag))).toEqual([]);
    expect(attributes.filter((one) => one !== 'a href=/tarot/home')).toEqual([]);
    expect(tags.has('p')).toBe(true);
  });

  it('keeps the words of a link that leads elsewhere', () => {
    expect(pageOf('Read [the rest](https://evil.example) here.')).toBe('<p>Read the rest here.</p>');
    expect(pageOf('Lay [three cards](/tarot?drawType=3).')).toBe(
      '<p>Lay <a href="/tarot?drawType=3">three cards</a>.</p>',
    );
  });

  it('knows an address of the app', () => {
    for (const path of ['/', '/dream', '/tarotMean?card=cup01', '/stardice/index']) expect(isOwnPath(path)).toBe(true);
    for (const path of ['', 'dream', '//a', '/\\a', '/a:b', '/a b', '/fast/x', '/dev/inbox', 'javascript:a', '/a\n//b'])
      expect(isOwnPath(path)).toBe(false);
  });
});

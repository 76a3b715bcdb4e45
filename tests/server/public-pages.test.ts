import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { type PageLink, type PaintedPage, paintedFile } from '../../src/contract/painted.ts';
import { LANGUAGES, type Language, pageFile } from '../../src/domain/language.ts';
import { MARKED_FACTS } from '../../src/domain/painted-facts.ts';
import type { PaintedPath } from '../../src/domain/paths.ts';
import { roomFor } from './program.ts';
import { openStage, type Stage } from './stage.ts';

const room = roomFor('public-pages');
const appDir = join(room, 'app');
const HOSTILE = `<b>"Q" & 'A'</b>]]></script>`;

function painted(kind: string, same: string[], more: Partial<PaintedPage> = {}): PaintedPage {
  const path = `/$language/${kind}/$entry` as PaintedPath;
  const library = { name: 'List', address: `/en/${kind}` };
  return { path, name: kind, title: kind, description: kind, library, same, markup: `<main>${kind}</main>`, ...more };
}

function paintedList(kind: string, language: Language, same: string, list: PageLink[]): PaintedPage {
  const { library, ...rest } = painted(kind, [same], { list });
  return { ...rest, path: `/$language/${kind}` as PaintedPath, name: `${kind} of ${language}` };
}

const { name, since, company, support, supportHours, refundHours } = MARKED_FACTS;
const MARKED = painted('legal', ['/terms'], {
  title: `Of ${name}`,
  schema: { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: `What is ${name}?` }] },
  marked: true,
  data: { components: ['one'] },
  markup: `<main>legal ${name}, ${since}, ${refundHours}, ${supportHours} <a href="mailto:${support}">${support}</a><p class="a" data-when="company">By ${company}.</p><li data-when="phone">codes <span>sent</span></li><li data-when="facebook">fb <span>too</span></li><p data-when="none">nobody</p></main>`,
});

const DOOR: PaintedPage = {
  ...painted('login', [], { marked: true, unlisted: true, title: 'Door', markup: `<main>door of ${name}</main>` }),
  path: '/login',
};

const pagesIn = (language: Language): Record<string, PaintedPage> => ({
  [`/${language}/lenormand`]: paintedList('lenormand', language, '/lenormandMean', [
    { name: 'Sun', address: `/${language}/lenormand/sun` },
    { name: HOSTILE, address: `/${language}/lenormand/none` },
  ]),
  [`/${language}/tarot/the-sun`]: painted('tarot', ['/tarotMean?card=maj19']),
  [`/${language}/lenormand/sun`]: painted('lenormand', ['/lenormandMean?card=len31']),
  [`/${language}/legal/terms`]: MARKED,
  [`/${language}/essays/old`]: painted('essays', ['/article?id=1', '/article?id=old'], {
    published: '2026-11-01',
    name: HOSTILE,
    title: HOSTILE,
    description: HOSTILE,
    data: { said: HOSTILE },
  }),
  [`/${language}/essays/new`]: painted('essays', ['/article?id=2', '/article?id=new'], { published: '2026-11-20' }),
});

let stage: Stage;
beforeAll(async () => {
  mkdirSync(join(appDir, 'painted'), { recursive: true });
  for (const language of LANGUAGES) {
    writeFileSync(
      join(appDir, pageFile(language)),
      `<!doctype html><html lang="${language}"><head><title>app</title><meta name="description" content=""></head><body><div id="root"></div></body></html>`,
    );
    writeFileSync(
      join(appDir, paintedFile(language)),
      JSON.stringify({ styles: {}, pages: { ...pagesIn(language), '/login': { ...DOOR, title: `Door ${language}` } } }),
    );
  }
  stage = await openStage({ appDir, env: { OPERATOR_COMPANY: HOSTILE, SUPPORT_EMAIL: 'help@example.org' } });
});
afterAll(async () => {
  await stage.close();
  rmSync(room, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stage.home + path, { headers: { Accept: 'text/html', ...headers } });
const read = async (path: string) => await (await get(path)).text();
const listed = async (language: Language) =>
  [...(await read(`/sitemap-${language}.xml`)).matchAll(/<loc>([^<]+)/g)].map(([, at]) => at!.slice(stage.home.length));
const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);

describe('public pages', () => {
  it('are those of the build, in the language of their address, and any other address with a language is missing', async () => {
    for (const language of LANGUAGES)
      for (const path of Object.keys(pagesIn(language))) {
        const answer = await get(path, { 'Accept-Language': 'fr', Cookie: 'Language=zh-TW' });
        const kind = path.split('/')[2];
        expect([path, answer.status, answer.headers.get('content-language')]).toEqual([path, 200, language]);
        expect(await answer.text()).toContain(`<div id="root" data-painted=""><main>${kind}`);
      }
    for (const path of [
      ...['/en/tarot/rider', '/en/tarot/constructor', '/en/tarot/the-sun/x', '/en/tarot', '/en/', '/en/desk/the-sun'],
      ...['/zh-CN/essays/none', '/zh-TW/dreams/snake', '/en/__proto__', '/en/essays/old%00', '/en/feed'],
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex, nofollow']);
      expect(await answer.text()).toContain('<div id="root"></div>');
    }
  });

  it('say themselves where a path of the specification shows the same, in the language of who asks', async () => {
    const link = async (path: string) => (await get(path, { 'Accept-Language': 'zh-TW' })).headers.get('link');
    for (const [path, address] of [
      ['/article?id=1', '/zh-TW/essays/old'],
      ['/article?from=friend&id=old', '/zh-TW/essays/old'],
      ['/tarotMean?card=maj19', '/zh-TW/tarot/the-sun'],
      ['/lenormandMean', '/zh-TW/lenormand'],
      ['/terms', '/zh-TW/legal/terms'],
    ])
      expect([path, await link(path!)]).toEqual([path, `<${stage.home}${address}>; rel="canonical"`]);
    for (const path of [
      '/article',
      '/article?id=9',
      '/lenormandMean?card=none',
      '/dream?id=1',
      '/',
      '/zh-TW/essays/old',
    ])
      expect([path, await link(path)]).toEqual([path, null]);
  });

  it('can end no element and no attribute by what they say', async () => {
    const html = await read('/en/essays/old');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain(']]></script>');
    const data = /<script type="application\/json" id="painted-data">([^<]+)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(data)).toEqual({ said: HOSTILE });
  });
});

describe('the page of a list', () => {
  it('says what it leads to and what leads to it', async () => {
    const schemaAt = async (path: string) =>
      JSON.parse(/<script type="application\/ld\+json">([^<]+)/.exec(await read(path))![1]!)['@graph'];
    const [way, page] = await schemaAt('/zh-CN/lenormand');
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${stage.home}/`,
      `${stage.home}/zh-CN/lenormand`,
    ]);
    expect([page['@type'], page.mainEntity.numberOfItems]).toEqual(['CollectionPage', 2]);
    expect(page.mainEntity.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Sun', url: `${stage.home}/zh-CN/lenormand/sun` },
      { '@type': 'ListItem', position: 2, name: HOSTILE, url: `${stage.home}/zh-CN/lenormand/none` },
    ]);
    const [, ...steps] = (await schemaAt('/en/lenormand/sun'))[0].itemListElement;
    expect(steps.map(({ item }: { item: string }) => item)).toEqual([
      `${stage.home}/en/lenormand`,
      `${stage.home}/en/lenormand/sun`,
    ]);
    expect(await read('/en/lenormand')).not.toContain('<b>');
  });
});

describe('a page that says what the operator has decided', () => {
  it('is filled in by the server, safely, in the brand and the language of who asks', async () => {
    const html = await read('/zh-CN/legal/terms');
    expect(html).toContain('legal 拾星, 2026年11月21日, 24, 工作日 10:00-19:00');
    expect(html).toContain('<a href="mailto:help@example.org">help@example.org</a>');
    expect(html).toContain(
      `<p class="a" data-when="company">By &lt;b>&quot;Q&quot; &amp; 'A'&lt;/b>]]>&lt;/script>.</p>`,
    );
    expect(html).toContain('<title>Of 拾星 · 拾星');
    expect(html).not.toMatch(/[\uE000\uE001]/);
    const [, schema] = /<script type="application\/ld\+json">([^<]+)</.exec(html)!;
    expect(JSON.parse(schema!)['@graph'][1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'What is 拾星?' }],
      inLanguage: 'zh-CN',
    });
    const [, data] = /id="painted-data">([^<]+)</.exec(html)!;
    expect(JSON.parse(data!)).toMatchObject({
      components: ['one'],
      facts: { name: '拾星', company: HOSTILE, support: 'help@example.org', refundHours: '24' },
    });
  });

  it('leaves out what does not hold here', async () => {
    const html = await read('/en/legal/terms');
    expect(html).toContain('<li data-when="phone">codes <span>sent</span></li>');
    const used = JSON.parse(/id="painted-data">([^<]+)</.exec(html)![1]!).facts.services as string[];
    for (const service of ['phone', 'facebook', 'none'])
      expect([service, html.includes(`data-when="${service}"`)]).toEqual([service, used.includes(service)]);
    expect(used).not.toContain('none');
  });
});

describe('the login page', () => {
  it('comes painted in the language and the brand of who asks, and is nothing to be found', async () => {
    for (const [language, brand] of [
      ['en', 'Asterly'],
      ['zh-CN', '拾星'],
    ] as const) {
      const answer = await get('/login', { Cookie: `Language=${language}`, 'Accept-Language': 'zh-TW' });
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
      expect(answer.headers.get('content-language')).toBe(language);
      expect(answer.headers.get('link')).toBeNull();
      const html = await answer.text();
      expect(html).toContain(`<main>door of ${brand}</main>`);
      expect(html).toContain(`<title>Door ${language} · ${brand}`);
      expect(html).toContain(`/previews/${language}.png`);
      expect(html).not.toMatch(/canonical|hreflang|ld\+json/);
      expect(await listed(language)).not.toContain('/login');
    }
    for (const path of ['/en/login', '/login/none', '/previews/login.png'])
      expect([path, (await read(path)).includes('door of')]).toEqual([path, false]);
  });
});

describe('the feed of a language', () => {
  it('has the dated pages, the newest first, by whole addresses', async () => {
    for (const language of LANGUAGES) {
      const answer = await get(`/${language}/feed.xml`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      const feed = await answer.text();
      const ids = [...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id!.slice(stage.home.length));
      expect(ids).toEqual(['/feed.xml', '/essays/new', '/essays/old'].map((rest) => `/${language}${rest}`));
      for (const [, href] of feed.matchAll(/(?:href="|<id>)([^"<]+)/g)) expect(new URL(href!).origin).toBe(stage.home);
      expect(feed).toContain('<updated>2026-11-20T00:00:00Z</updated>');
      expect(feed).not.toContain('<b>');
      expect(feed).toContain(`&lt;b&gt;"Q" &amp; 'A'`);
      expect(await read(`/${language}/essays/new`)).toContain(`href="${stage.home}/${language}/feed.xml"`);
      expect(await read(`/${language}/tarot/the-sun`)).not.toContain('feed.xml');
    }
    for (const path of ['/feed.xml', '/fr/feed.xml', '/en/x/feed.xml']) expect((await get(path)).status).toBe(404);
  });
});

describe('a part that is switched off', () => {
  it('is missing, in no list and in no feed, until it is on again', async () => {
    const all = (language: Language) => Object.keys(pagesIn(language));
    for (const language of LANGUAGES) expect(await listed(language)).toEqual(all(language));
    await operate('--switch-off', 'lenormand', 'articles');
    for (const language of LANGUAGES) {
      expect(await listed(language)).toEqual([`/${language}/tarot/the-sun`, `/${language}/legal/terms`]);
      for (const path of all(language)) {
        const { status } = await get(path);
        expect([path, status]).toEqual([path, /\/(tarot|legal)\//.test(path) ? 200 : 404]);
      }
      expect((await get(`/${language}/feed.xml`)).status).toBe(404);
    }
    expect((await get('/article?id=1')).headers.get('link')).toBeNull();
    await operate('--switch-on', 'lenormand', 'articles');
    for (const language of LANGUAGES) expect(await listed(language)).toEqual(all(language));
    expect((await get('/en/lenormand/sun')).status).toBe(200);
  });
});

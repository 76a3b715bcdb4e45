import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { essaysIn } from '../../server/build/essays.ts';
import { CARD_IDS } from '../../src/art/deck.ts';
import { cardAddress } from '../../src/domain/decks/card-address.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { loadDreams } from '../../src/library/dream/load.ts';
import { loadLegal } from '../../src/library/legal/load.ts';
import { names } from '../../src/library/names/en.ts';
import { loadLaying } from '../../src/library/spreads/laying/load.ts';
import { loadTarotMeanings } from '../../src/library/tarot/load.ts';
import { it } from './fixtures.ts';
import { heaviestOf, isList, overBudget, weightOf } from './painted-weight.ts';
import { readable, schemaOf, wordsByAddress } from './painted-words.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

/** The title face moves the heading by a pixel or two when it arrives. */
const MAX_SHIFT = 0.01;
const CARD = '/en/tarot/ten-of-swords';

/** How many essays the phone keeps, which the list says at its end as soon as the phone has counted them. */
const KEPT_LINE = /<p class="[^"]+">[^<]*(?:on this phone|手機裡)[^<]*<\/p>$/;

const words = (page: Page) => page.locator('main').innerText();
/** What a page says and how it is built, without its pictures and what stands in it for readers without scripts. */
const contentOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll('noscript, img, link')) one.remove();
    for (const one of copy.querySelectorAll('*')) {
      const attributes = [...one.attributes].map(({ name, value }) => [name, value] as const).sort();
      for (const [name] of attributes) one.removeAttribute(name);
      for (const [name, value] of attributes) if (!/^(tabindex|style)$/.test(name)) one.setAttribute(name, value);
    }
    return copy.innerHTML;
  });
const openLive = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('#root[data-live]').waitFor();
};

describe('every address of the sitemap', () => {
  it.for(LANGUAGES)('is a whole page of its own: %s', { timeout: 300_000 }, async (language, { program }) => {
    const read = async (path: string) => await (await fetch(program.address + path)).text();
    expect(await read('/sitemap.xml')).toContain(`<loc>${program.address}/sitemap-${language}.xml</loc>`);
    const listed = [...(await read(`/sitemap-${language}.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);
    const expected = await wordsByAddress(language);
    expect(listed).toEqual([...expected.keys()].map((path) => program.address + path));
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const pictures = new Set<string>();
    const weights = new Map<string, ReturnType<typeof weightOf>>();
    for (const address of listed) {
      const path = address.slice(program.address.length);
      const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-language')).toBe(language);
      const html = await answer.text();
      weights.set(path, weightOf(path, html, Number(answer.headers.get('content-length'))));
      expect(html).toContain(`<html lang="${language}"`);
      titles.add(/<title>([^<]+)/.exec(html)![1]!);
      descriptions.add(/<meta name="description" content="([^"]+)/.exec(html)![1]!);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      for (const other of LANGUAGES)
        expect(html).toContain(
          `<link rel="alternate" hreflang="${other}" href="${program.address}/${other}${path.slice(language.length + 1)}">`,
        );
      const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(html)![1]!) as {
        '@graph': { '@type': string }[];
      };
      expect(data['@graph'].map((one) => one['@type'])).toEqual(['BreadcrumbList', schemaOf(path)]);
      const shown = readable(/<div id="root"[\s\S]+<\/main>/.exec(html)![0]);
      for (const words of expected.get(path)!) expect(shown).toContain(words);
      for (const [, picture] of html.matchAll(/<img src="([^"]+)"/g)) pictures.add(picture!);
    }
    console.log(heaviestOf(weights));
    const over = [...weights]
      .map(([path, weight]) => [path, ...overBudget(weight)])
      .filter(([, ...faults]) => faults[0]);
    expect(over).toEqual([]);
    expect([titles.size, descriptions.size]).toEqual([listed.length, listed.length]);
    expect([...pictures].sort()).toEqual(CARD_IDS.map((id) => `/cards/${id}.svg`).sort());
    for (const picture of pictures) {
      const drawn = await fetch(program.address + picture);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('is named by robots.txt, and what nothing is called is missing', async ({ program }) => {
    expect(await (await fetch(`${program.address}/robots.txt`)).text()).toContain(
      `Sitemap: ${program.address}/sitemap.xml`,
    );
    for (const path of [
      ...['/en/tarot/nothing', '/zh-CN/lenormand/ten-of-swords', '/en/tarot/', '/en/cards/the-sun'],
      ...['/en/essays/nothing', '/zh-TW/dreams/nothing', '/en/dream', '/zh-CN/essays/1'],
      ...['/en/tests/nothing', '/zh-TW/tests/constructor', '/en/tarottest'],
    ]) {
      const answer = await fetch(program.address + path, { headers: { Accept: 'text/html' } });
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex, nofollow']);
      expect(await answer.text()).toContain('<div id="root">');
    }
    for (const path of ['/painted/en.json', '/sitemap-fr.xml'])
      expect((await fetch(program.address + path)).status).toBe(404);
  });

  it('is the same for everybody, but for theme and size of text', async ({ program }) => {
    const read = async (cookie: string) =>
      await (await fetch(program.address + CARD, { headers: { Cookie: cookie, 'Accept-Language': 'zh-CN' } })).text();
    const strangers = await read('');
    expect(await read('Language=zh-CN; asterly_session=somebody; name=Ada')).toBe(strangers);
    expect(await read('Theme=dark')).toBe(strangers.replace('<html lang="en"', '<html lang="en" data-theme="dark"'));
  });
});

describe('a painted page', () => {
  it('reads whole without scripts', async ({ browser, program }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    await page.goto(program.address + CARD);
    const { swo10 } = await loadTarotMeanings('en');
    const shown = await words(page);
    for (const { text, advice } of [swo10.upright, swo10.reversed])
      for (const paragraph of [...text.split('\n\n'), advice]) expect(shown).toContain(paragraph);
    expect(shown).toContain(swo10.symbols);
    expect(await page.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${program.address}/en/tarot`);
    for (const [id, name] of Object.entries(names.tarot)) {
      const link = page.locator(`main a[href="${cardAddress('en', id as keyof typeof names.tarot)}"]`);
      expect([await link.innerText(), await link.locator('img').isVisible()]).toEqual([name, true]);
    }
    await context.close();
  });

  it.for([
    ...[CARD, '/zh-CN/lenormand/rider', '/zh-TW/essays/cups', '/en/essays/moon-phases', '/zh-CN/dreams/snake'],
    ...['/en/tarot', '/zh-TW/lenormand', '/zh-CN/dice', '/en/dice/twelfth-house', '/zh-TW/essays', '/zh-CN/dreams'],
    ...[
      '/zh-TW/legal/privacy',
      '/zh-CN/spreads/celtic-cross',
      '/zh-TW/lenormand-spreads/grand-tableau',
      '/en/legal/sdk',
    ],
    ...['/en/tests', '/zh-CN/tests', '/zh-TW/tests/love', '/en/tests/court'],
  ])('is the same when the app has taken it over, and alive: %s', async (path, { browser, program }) => {
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
    const still = await bare.newPage();
    await still.goto(program.address + path);
    const markup = await contentOf(still);
    await bare.close();
    const { context, page, complaints } = await phone(browser, program.address);
    await openLive(page, path);
    const taken = await contentOf(page);
    expect(taken.replace(KEPT_LINE, '')).toBe(markup);
    const title = await page.title();
    expect(title.split(' · ')).toHaveLength(3);
    const heading = await page.locator('h1').innerText();
    await page
      .locator(isList(path) ? 'main li a' : 'nav a')
      .last()
      .click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(heading);
    expect(new URL(page.url()).pathname.split('/').slice(0, 3)).toEqual(path.split('/').slice(0, 3));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not moved by the app that takes it over', async ({ browser, program }) => {
    for (const path of [
      ...[CARD, '/en/essays/cups', '/zh-TW/essays/moon-phases', '/zh-CN/dreams/snake', '/zh-CN/tarot'],
      ...['/en/about', '/zh-CN/legal/sdk', '/zh-TW/spreads/two-paths', '/en/lenormand-spreads'],
      ...['/zh-CN/tests', '/en/tests/birth-cards'],
    ]) {
      const { context, page, complaints } = await phone(browser, program.address);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          const before = Number(Reflect.get(globalThis, 'moved') ?? 0);
          Reflect.set(
            globalThis,
            'moved',
            shifts.reduce((sum, { value }) => sum + value, before),
          );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openLive(page, path);
      await page.locator('main h1').waitFor();
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moved') ?? 0)), path).toBeLessThan(MAX_SHIFT);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('of a spread leads from the list to the draw', async ({ browser, program }) => {
    const { context, page, complaints } = await phone(browser, program.address);
    await openLive(page, '/tarot/home');
    await page.getByRole('link', { name: 'What each spread is for' }).tap();
    await page.waitForURL('**/en/spreads');
    // the page before it has a link of this name too, and stands until the list is here
    await page.locator('a[href="/en/spreads/celtic-cross"]').tap();
    await page.waitForURL('**/en/spreads/celtic-cross');
    expect(await page.getByRole('img', { name: 'Celtic Cross: where each card lies' }).locator('text').count()).toBe(
      10,
    );
    await page.getByRole('link', { name: 'Draw with this spread' }).tap();
    await page.waitForURL('**/tarot?drawType=11');
    await page.getByRole('heading', { level: 1, name: 'Celtic Cross' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of an essay stays when nothing more comes over the network', async ({ browser, program }) => {
    const { context, page } = await phone(browser, program.address);
    await page.route('**/fast/**', (route) => route.abort());
    await openLive(page, '/en/essays/cups');
    const essay = essaysIn('en').find(({ slug }) => slug === 'cups')!;
    expect(await page.locator('h1').innerText()).toBe(essay.title);
    expect((await words(page)).length).toBeGreaterThan(essay.body.replaceAll(/<[^>]+>/g, '').length / 2);
    await context.close();
  });

  it('changes nothing of the language that a person chose', async ({ browser, program }) => {
    const { context, page, complaints } = await phone(browser, program.address, { language: 'zh-TW' });
    await openLive(page, CARD);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('h1').innerText()).toBe('Ten of Swords');
    await page.locator('header button').first().click();
    await page.waitForURL('**/en/tarot');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Card meanings');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.locator('header button').first().click();
    await page.waitForURL('**/tarot/home');
    await page.locator('html[lang="zh-TW"] #root[data-live] h1').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('comes without a network too, once the app is kept', async ({ browser, network }) => {
    const { context, page, complaints } = await offlinePhone(browser, network.address);
    await page.goto('/');
    await readyOffline(page, 'en');
    network.pull();
    await openLive(page, CARD);
    const { swo10 } = await loadTarotMeanings('en');
    await page.locator('article').first().waitFor();
    expect(await words(page)).toContain(swo10.upright.text.split('\n\n')[0]);
    await openLive(page, '/en/spreads/celtic-cross');
    await page.getByText((await loadLaying('en')).celticCross!).waitFor();
    await openLive(page, '/en/legal/privacy');
    await page.getByText((await loadLegal('en')).privacy.sections[0]!.paragraphs[0]!).waitFor();
    await openLive(page, '/en/dreams/snake');
    const { snake } = await loadDreams('en');
    await page.getByText(snake!.ask).waitFor();
    await openLive(page, '/en/lenormand');
    await page.locator('main a[href="/en/lenormand/cross"] img').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the feed of the essays', () => {
  it.for(LANGUAGES)(
    'is well-formed and names every essay by its whole address: %s',
    async (language, { browser, program }) => {
      const text = await (await fetch(`${program.address}/${language}/feed.xml`)).text();
      const { context, page } = await phone(browser, program.address);
      const feed = await page.evaluate((xml) => {
        const read = new DOMParser().parseFromString(xml, 'application/xml');
        const all = (name: string) => [...read.querySelectorAll(name)].map((one) => one.textContent);
        return {
          broken: read.querySelector('parsererror') !== null,
          titles: all('entry > title'),
          links: [...read.querySelectorAll('entry > link')].map((one) => one.getAttribute('href')),
          summaries: all('entry > summary'),
          days: all('entry > updated'),
        };
      }, text);
      await context.close();
      const essays = essaysIn(language);
      expect(feed.broken).toBe(false);
      expect(feed.titles).toEqual(essays.map(({ title }) => title));
      expect(feed.links).toEqual(essays.map(({ slug }) => `${program.address}/${language}/essays/${slug}`));
      for (const [place, { summary }] of essays.entries()) expect(feed.summaries[place]).toContain(summary);
      for (const day of feed.days) expect(Number.isNaN(Date.parse(day!))).toBe(false);
    },
  );
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cardAddress, LIBRARY_CARDS } from '../../src/domain/decks/card-address.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { loadLenormandMeanings } from '../../src/library/lenormand/load.ts';
import { loadTarotMeanings } from '../../src/library/tarot/load.ts';
import { it } from './fixtures.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

/** Brotli, with all that stands in the page. */
const MAX_PAGE_BYTES = 14_000;
const CARD = '/en/tarot/ten-of-swords';

const words = (page: Page) => page.locator('main').innerText();
const openLive = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('#root[data-live]').waitFor();
};

describe('every address of the sitemap', () => {
  it.for(LANGUAGES)('is a whole page of its own: %s', async (language, { program }) => {
    const read = async (path: string) => await (await fetch(program.address + path)).text();
    const [tarot, lenormand] = await Promise.all([loadTarotMeanings(language), loadLenormandMeanings(language)]);
    expect(await read('/sitemap.xml')).toContain(`<loc>${program.address}/sitemap-${language}.xml</loc>`);
    const listed = [...(await read(`/sitemap-${language}.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!);
    expect(listed).toEqual(LIBRARY_CARDS.map((id) => program.address + cardAddress(language, id)));
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [index, address] of listed.entries()) {
      const id = LIBRARY_CARDS[index]!;
      const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-language')).toBe(language);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(MAX_PAGE_BYTES);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      titles.add(/<title>([^<]+)/.exec(html)![1]!);
      descriptions.add(/<meta name="description" content="([^"]+)/.exec(html)![1]!);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      for (const other of LANGUAGES)
        expect(html).toContain(
          `<link rel="alternate" hreflang="${other}" href="${program.address}${cardAddress(other, id)}">`,
        );
      const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(html)![1]!) as {
        '@graph': { '@type': string }[];
      };
      expect(data['@graph'].map((one) => one['@type'])).toEqual(['BreadcrumbList', 'Article']);
      const said = id.startsWith('len') ? [lenormand[Number(id.slice(3))]!] : Object.values(tarotSides(tarot, id));
      const plain = html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      for (const { keywords, text, love, advice } of said)
        for (const words of [...keywords, ...text.split('\n\n'), love, advice]) expect(plain).toContain(words);
      const picture = /<img src="([^"]+)"/.exec(html)![1]!;
      const drawn = await fetch(program.address + picture);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
    expect([titles.size, descriptions.size]).toEqual([listed.length, listed.length]);
  });

  it('is named by robots.txt, and what no card is called is missing', async ({ program }) => {
    expect(await (await fetch(`${program.address}/robots.txt`)).text()).toContain(
      `Sitemap: ${program.address}/sitemap.xml`,
    );
    for (const path of ['/en/tarot/nothing', '/zh-CN/lenormand/ten-of-swords', '/en/tarot/', '/en/cards/the-sun']) {
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
    await context.close();
  });

  it.for([CARD, '/zh-CN/lenormand/rider'])(
    'is the same when the app has taken it over, and alive: %s',
    async (path, { browser, program }) => {
      const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
      const still = await bare.newPage();
      await still.goto(program.address + path);
      const markup = await still.locator('main').innerHTML();
      await bare.close();
      const { context, page, complaints } = await phone(browser, program.address);
      await openLive(page, path);
      const taken = await page.locator('main').innerHTML();
      const without = (html: string) => html.replace(/<img [^>]+>|<link [^>]+>/g, '').replace(/ tabindex="-1"/g, '');
      expect(without(taken)).toBe(without(markup));
      const title = await page.title();
      expect(title.split(' · ')).toHaveLength(3);
      const heading = await page.locator('h1').innerText();
      await page.locator('nav a').last().click();
      await expect.poll(() => page.locator('h1').innerText()).not.toBe(heading);
      expect(new URL(page.url()).pathname.split('/').slice(0, 3)).toEqual(path.split('/').slice(0, 3));
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('changes nothing of the language that a person chose', async ({ browser, program }) => {
    const { context, page, complaints } = await phone(browser, program.address, { language: 'zh-TW' });
    await openLive(page, CARD);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('h1').innerText()).toBe('Ten of Swords');
    await page.locator('header button').first().click();
    await page.waitForURL('**/tarotMean');
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
    expect(complaints).toEqual([]);
    await context.close();
  });
});

function tarotSides(meanings: Awaited<ReturnType<typeof loadTarotMeanings>>, id: string) {
  const { upright, reversed } = meanings[id as keyof typeof meanings];
  return { upright, reversed };
}

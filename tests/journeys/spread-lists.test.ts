import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { rowsOf } from './shelf.ts';
import { offlinePhone, Program, phone, readyOffline } from './world.ts';

/** What its operator changes is changed for everybody: no program of other tests. */
let program: Program;
beforeAll(async () => {
  program = await Program.start();
});
afterAll(() => program?.stop());

const listed = (page: Page, link: RegExp) =>
  page
    .locator('main ul a')
    .evaluateAll(
      (links, pattern) =>
        links.flatMap((one) => [new RegExp(pattern).exec(one.getAttribute('href') ?? '')?.[1] ?? []].flat()),
      link.source,
    );
const tarot = (page: Page) => listed(page, /^\/tarot\?drawType=(\d+)/);
const lenormand = (page: Page) => listed(page, /^\/lenormand\/\w+\?type=(\d+)/);
/** `spread_type` and `locale` of what was asked. */
const asks = (network: Network) =>
  network.seen.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://asked');
    return pathname.endsWith('/spread_list')
      ? [`${searchParams.get('spread_type')} ${searchParams.get('locale')}`]
      : [];
  });

it('the spreads are asked for by type and locale, kept by language, and what the operator changes arrives', async ({
  browser,
}) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/tarot/home');
  await expect.poll(() => tarot(page)).toContain('3');
  const built = await tarot(page);
  await expect.poll(() => asks(network)).toEqual(['1 en-US']);
  await expect.poll(async () => (await rowsOf(page, 'spreads')).map(({ key }) => key)).toEqual(['en:1']);

  await program.operate('--spread-order', '7', '54');
  await program.operate('--spread-hide', '3', '52');
  await page.reload();
  await expect.poll(() => tarot(page)).toEqual(['7', ...built.filter((id) => id !== '7' && id !== '3')]);
  const changed = await tarot(page);
  await page.goto('/lenormand/home');
  await expect.poll(() => lenormand(page)).toEqual(['54', '51', '53', '55', '68']);
  await expect.poll(async () => (await rowsOf(page, 'spreads')).map(({ key }) => key)).toEqual(['en:1', 'en:2']);
  await readyOffline(page, 'en');

  // what is kept is shown first, and what the server has takes its place
  network.fault = () => 'cut';
  await page.goto('/tarot/home');
  await expect.poll(() => tarot(page)).toEqual(changed);
  await page.goto('/tarot/assistant');
  await expect.poll(() => listed(page, /drawType=(\d+)/)).toEqual(changed);
  network.mend();
  await program.operate('--spread-show', '3', '52');
  await program.operate('--spread-order');
  await page.goto('/tarot/home');
  await expect.poll(() => tarot(page)).toEqual(built);
  const byWorker = () =>
    page.evaluate(async () => {
      const asked = (await (await caches.open('answers')).keys()).map(({ url }) => new URL(url));
      return asked.some((url) => url.pathname.endsWith('/spread_list') && url.searchParams.get('spread_type') === '1');
    });
  await expect.poll(byWorker).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('the next visit shows what was kept, while the server has not answered', async ({ browser }) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address, { language: 'zh-TW' });
  const names = () => page.locator('main ul a strong').allInnerTexts();
  network.change = (path, body) =>
    path.includes('/spread_list') ? body.replace(/"title":"[^"]+"/, '"title":"改過的名字"') : body;
  await page.goto('/tarot/home');
  await expect.poll(names).toContain('改過的名字');
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'spreads'))).toContain('改過的名字');
  expect((await rowsOf(page, 'spreads')).map(({ key }) => key)).toEqual(['zh-TW:1']);
  network.change = undefined;
  network.fault = (path) => (path.includes('/spread_list') ? 'hang' : 'none');
  await page.reload();
  await expect.poll(names).toContain('改過的名字');
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('what brings the spreads is asked for again where it did not arrive', async ({ browser, network }) => {
  let cut = 0;
  network.fault = (path) => (/\/assets\/spreads-/.test(path) && cut++ < 4 ? 'cut' : 'none');
  const { context, page } = await phone(browser, network.address);
  await page.goto('/tarot/home');
  await expect.poll(() => tarot(page)).toContain('3');
  expect(cut).toBeGreaterThan(3);
  await context.close();
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { offlinePhone } from './world.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const essays = (page: Page) => page.locator('main li a[href^="/article?id="]');

it('essays are listed and read, all stay for the time without a network, and an unknown one says so', async ({
  network,
  visited,
}) => {
  const { page, open } = visited;
  network.pull();
  await page.getByRole('button', { name: 'Essays' }).tap();
  await page.getByText('Not on this phone yet').first().waitFor();
  network.mend();
  await tryAgain(page);
  await expect.poll(() => essays(page).count()).toBeGreaterThanOrEqual(30);
  await page.getByRole('button', { name: 'Lenormand', exact: true }).tap();
  await expect.poll(() => essays(page).count()).toBe(6);
  await page
    .getByText(/^All \d+ essays are on this phone/)
    .first()
    .waitFor({ timeout: 30_000 });

  await page.getByRole('link', { name: 'First steps in Lenormand' }).tap();
  await title(page, 'First steps in Lenormand').waitFor();
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(2000);
  await page.locator('article a[href^="/lenormandMean?card="]').first().tap();
  await page.waitForURL(/\/lenormandMean\?card=len\d\d$/);
  await page.goBack();
  await title(page, 'First steps in Lenormand').waitFor();
  await page.getByRole('navigation', { name: 'Neighbouring essays' }).getByRole('link').last().tap();
  await title(page, 'The grammar of two cards').waitFor();

  await page.close();
  network.pull();
  const later = await open();
  await later.goto('/article?id=celtic-cross');
  await title(later, 'The Celtic Cross').waitFor();
  await later.goto('/article');
  await expect.poll(() => essays(later).count()).toBeGreaterThanOrEqual(30);
  await later.goto('/article?id=999');
  await later.getByText('Not on this phone yet').first().waitFor();
  network.mend();
  await tryAgain(later);
  await later.getByRole('heading', { name: 'This article does not exist' }).waitFor();
  await later.getByRole('button', { name: 'All essays' }).tap();
  await expect.poll(() => essays(later).count()).toBeGreaterThanOrEqual(30);
});

/** A page that has asked by itself meanwhile needs no tap. */
async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await button.tap({ timeout: 5000 }).catch(() => {});
  await expect.poll(() => button.count()).toBe(0);
}

const HOSTILE = [
  '<p onclick="owned=1" style="position:fixed">Only these words</p>',
  '<img src="x" onerror="owned=1"><script>owned=1</script><svg onload="owned=1"><style>*{display:none}</style></svg>',
  '<p><a href="javascript:owned=1">by script</a> <a href="//evil.example/">by host</a> <a href="/dream" target="_blank" onmouseover="owned=1">by path</a></p>',
  '<form action="//evil.example/"><input name="nodeName" autofocus onfocus="owned=1"></form><iframe srcdoc="<script>owned=1</script>"></iframe>',
].join('');

it('an essay that was spoiled on its way brings its words and nothing else', async ({ browser, program }) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  network.change = (path, body) => {
    if (!path.endsWith('/get_article')) return body;
    const answer = JSON.parse(body);
    answer.data[0].body = HOSTILE;
    return JSON.stringify(answer);
  };
  await page.goto('/article?id=3');
  const article = page.locator('article');
  await article.getByText('Only these words').first().waitFor();
  expect(await article.locator('img:not([src^="blob:"]), script, svg, style, form, input, iframe').count()).toBe(0);
  const prose = article.getByText('Only these words').locator('..');
  const attributes = await prose.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`)),
  );
  expect(attributes).toEqual(['href=/dream']);
  await article.getByText('by script').tap();
  await article.getByText('by host').tap();
  expect(page.url()).toContain('/article?id=3');
  await article.getByText('by path').tap();
  await page.waitForURL(/\/dream$/);
  expect(context.pages().length).toBe(1);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'owned'))).toBeUndefined();
  // the page's policy speaks when markup that it would never run is read to be cleaned
  expect(complaints.filter((said) => !/Content Security Policy directive.* has been blocked/s.test(said))).toEqual([]);
  await context.close();
  await network.close();
});

import { describe, expect } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { changedHome } from './changed-home.ts';
import { it } from './fixtures.ts';
import { putRow, rowsOf } from './shelf.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

/** Home as the operator would have it whose first tile leads to `url`. */
const firstTileTo = (url: string) =>
  changedHome((blocks) => Object.assign(blocks[3].value[0]!, { type: 'view', url, name: 'Changed' }));

describe('home', () => {
  it.for([
    ['info', /\/info$/],
    ['/user/about', /\/user\/about$/],
    ['http://localhost:1/elsewhere', /elsewhere|chrome-error/],
  ] as const)('a tile whose link is %s leads there', async ([url, arrived], { browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = firstTileTo(url);
    await page.goto('/');
    const asked = page.waitForRequest((request) => request.url() === 'http://localhost:1/elsewhere').catch(() => null);
    await page.getByRole('button', { name: 'Changed' }).tap();
    if (url.startsWith('http:')) expect(await asked).not.toBeNull();
    else await page.waitForURL(arrived);
    await context.close();
  });

  it('opening a tile clears the draws in progress', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = firstTileTo('info');
    await page.goto('/');
    await page.getByRole('button', { name: 'Changed' }).waitFor();
    for (const key of ['tarot', 'lenormand', 'stardice'])
      await putRow(page, 'drafts', { key, draft: {}, changedAt: '2026-11-21T10:00:00.000Z', owner: '' });
    expect(await rowsOf(page, 'drafts')).toHaveLength(3);
    await page.getByRole('button', { name: 'Changed' }).tap();
    await page.waitForURL('**/info');
    await expect.poll(() => rowsOf(page, 'drafts')).toEqual([]);
    await context.close();
  });

  it('a tile whose link names no page, and a spread that is none, say so and lead nowhere', async ({
    browser,
    network,
  }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = changedHome((blocks) => {
      Object.assign(blocks[3].value[0]!, { type: 'view', url: 'no such page', name: 'Changed' });
      Object.assign(blocks[4].value[0]!.data[0]!, { title: 'No spread', spread_id: 0, scope_id: 0 });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Changed' }).tap();
    await page.getByText('This feature is not yet open').first().waitFor();
    await page.getByRole('tabpanel').getByText('No spread').tap();
    await page.getByText('Parameter error').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('a Lenormand spread takes the place of home in the history', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = changedHome((blocks) =>
      Object.assign(blocks[4].value[0]!.data[0]!, { title: 'Changed', spread_id: 51 }),
    );
    await page.goto('/');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('tabpanel').getByText('Changed').tap();
    await page.waitForURL(/\/lenormand\/index\?type=\d+/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await context.close();
  });

  it('stands for a path that is not known, and forgets what was wanted before login', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/user/order');
    await page.waitForURL('**/login');
    await page.goto('/no/such/path');
    await page.locator('main li button').first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('BeforeRouterData'))).toBeNull();
    await context.close();
  });
});

describe('an order in the address that nobody knows', () => {
  it('is told, and not asked for again', async ({ browser, program, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'unknown-order@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/recharge?order=00000000-0000-4000-8000-000000000000');
    await page.getByText('No order found, please try again later').first().waitFor();
    const asks = () => network.seen.filter(({ path }) => path.includes('/get_order')).length;
    const before = asks();
    expect(before).toBeGreaterThan(0);
    await page.waitForTimeout(5000);
    expect(asks()).toBe(before);
    await context.close();
  });
});

describe('the language row of the person', () => {
  it('is shown to whom the operator has flagged, and changes the language', async ({ browser, program, network }) => {
    const { context, page } = await phone(browser, network.address);
    const email = `frog-${crypto.randomUUID()}@example.org`;
    await page.goto('/login');
    await enterByEmail(page, program, 'en', email);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/user');
    const id = page.getByText(/^ID /);
    await id.waitFor();
    const whole = await page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}').user_id as string);
    expect(await id.innerText()).toBe(`ID ${whole}`);
    const username = await page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}').username as string);
    expect(username).not.toBe('');
    await page.locator('main button', { hasText: 'ID ' }).getByText(username, { exact: true }).waitFor();
    await page.locator('a[href="/recharge"]', { hasText: '100 coins' }).waitFor();
    const row = page.getByLabel('Language');
    expect(await row.count()).toBe(0);
    await program.operate('--flag', email);
    await page.reload();
    await row.waitFor();
    const offered = await row
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(offered.toSorted()).toEqual(['en', 'zh-CN', 'zh-TW']);
    const loaded = page.waitForEvent('load');
    await row.selectOption('zh-CN');
    await loaded;
    await page.locator('html[lang="zh-CN"]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('Language'))).toBe('zh-CN');
    await context.close();
  });
});

describe('a refusal without words', () => {
  it('is told by the sentence for all failures, with a way to try again', async ({ browser, program, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'wordless@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    network.change = (path, body) =>
      path.includes('/vip_list')
        ? JSON.stringify({ code: ERRORS.service.code, status: 0, message: ' ', data: [] })
        : body;
    await page.goto('/member');
    await page.getByRole('alert').getByText('Service exception, please try again').first().waitFor();
    await page.getByRole('status').getByText('Service exception, please try again').first().waitFor();
    network.change = undefined;
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.getByRole('button', { name: 'Take it' }).first().waitFor();
    await context.close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { phone } from './world.ts';

const AGREE = 'Continue with Facebook';
const CANCELLED = 'User cancelled login or did not fully authorize.';
/** Without a worker every script comes over the connection. */
const NO_WORKER = 'delete Navigator.prototype.serviceWorker;';
const NO_WINDOW = `${NO_WORKER} window.open = () => null;`;
/** The app on the home screen of an iPhone. */
const INSTALLED = `${NO_WORKER} Object.defineProperty(navigator, 'standalone', { value: true });`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const IN_FACEBOOK = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130 Mobile [FBAN/EMA;FBAV/1]';

/** A stranger wants the order list, is led to the login page and chooses Facebook. */
async function chooseFacebook(page: Page): Promise<void> {
  await page.goto('/user/order');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: AGREE }).tap();
}

async function windowOf(page: Page): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await chooseFacebook(page);
  return await coming;
}

describe('a login at Facebook on a slow phone', () => {
  it('agreed: the answer is waited for, and the person is where they wanted to go', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address, { init: NO_WORKER });
    const theirs = await windowOf(page);
    network.fault = (path) => (path.endsWith('.js') ? 'slow' : 'none');
    await theirs.getByText('Come in as Ada').tap();
    await page.waitForURL('**/user/order');
    expect(await page.evaluate(() => localStorage.getItem('tarot_session'))).not.toBeNull();
    expect(await page.getByText(CANCELLED).count()).toBe(0);
    await context.close();
  });

  it('not agreed: says so', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address, { init: NO_WORKER });
    const theirs = await windowOf(page);
    network.fault = (path) => (path.endsWith('.js') ? 'slow' : 'none');
    await theirs.getByText('Do not agree').tap();
    await page.getByText(CANCELLED).first().waitFor();
    await context.close();
  });

  it('the window closed: says so, and Facebook can be chosen again', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address, { init: NO_WORKER });
    await (await windowOf(page)).close();
    await page.getByText(CANCELLED).first().waitFor();
    const coming = page.waitForEvent('popup');
    await page.getByRole('button', { name: AGREE }).tap();
    await (await coming).getByText('Come in as Bo').tap();
    await page.waitForURL('**/user/order');
    await context.close();
  });

  it.for([
    ['where windows are blocked', { init: NO_WINDOW }],
    ['in the browser of another app', { init: NO_WORKER, agent: IN_FACEBOOK }],
    ['installed on an iPhone', { init: INSTALLED, agent: IPHONE }],
  ] as const)(
    '%s: goes there and comes back to where the person wanted to go',
    async ([, options], { browser, network }) => {
      const { context, page } = await phone(browser, network.address, options);
      await chooseFacebook(page);
      await page.getByText('Do not agree').tap();
      await page.getByText(CANCELLED).first().waitFor();
      await page.getByRole('button', { name: AGREE }).tap();
      network.fault = (path) => (path.endsWith('.js') ? 'slow' : 'none');
      await page.getByText('Come in as Chen').tap();
      await page.waitForURL('**/user/order');
      expect(context.pages()).toHaveLength(1);
      await context.close();
    },
  );

  it('an answer that this window has not asked for logs nobody in', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address, { init: NO_WINDOW });
    await chooseFacebook(page);
    await page.getByText('Do not agree').first().waitFor();
    await page.goto('/login#access_token=foreign&user_id=1&state=foreign');
    await page.getByRole('button', { name: AGREE }).waitFor();
    expect(network.seen.filter(({ path }) => path.includes('facebook_login'))).toEqual([]);
    await context.close();
  });
});

describe('an invitation', () => {
  it.for([
    ['by a window', { init: NO_WORKER }],
    ['by a redirect', { init: NO_WINDOW }],
  ] as const)('goes with a login at Facebook, %s', async ([how, options], { browser, network }) => {
    const { context, page } = await phone(browser, network.address, options);
    const sent = page.waitForRequest((request) => request.url().includes('facebook_login'));
    await page.goto('/?inviter=FRIEND01');
    await page.locator('main li button').first().waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shareCode'))).toBe('FRIEND01');
    const coming = how === 'by a window' ? page.waitForEvent('popup') : Promise.resolve(page);
    await chooseFacebook(page);
    await (await coming).getByText('Come in as Ada').tap();
    expect((await sent).postDataJSON()).toMatchObject({ inviter: 'FRIEND01' });
    await context.close();
  });
});

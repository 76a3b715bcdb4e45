import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { phone } from './world.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0.50';
const ADDRESS = 'input[type=email]';

/** The token of a login lies in the cookie and in local storage, and the app shows who is here. */
async function expectKept(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('tarot_session'));
  expect(token).toMatch(/^[\w-]{43}$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'tarot_session')?.value).toBe(token);
  await page.goto('/user');
  await page
    .getByText(/^100 (coins|币)$/)
    .first()
    .waitFor();
}

/** A server on which some ways in are not configured. */
async function lacking(...names: ('sms' | 'mail' | 'wechat' | 'facebook')[]): Promise<Stage> {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return await openStage({ appDir: 'dist/app', providers: (real) => ({ ...real, ...none }) });
}

describe('inside WeChat', () => {
  it('a friend who comes by an invitation brings it along, and the token is kept as after any login', async ({
    browser,
    program,
  }) => {
    const host = await phone(browser, program.address);
    await host.page.goto('/share');
    await enterByEmail(host.page, program, 'en', 'wechat-host@example.org');
    const code = await host.page.locator('main section strong').first().innerText();

    const friend = await phone(browser, program.address, { agent: WECHAT });
    await friend.page.goto(`/?inviter=${code}`);
    await expect.poll(() => friend.page.evaluate(() => sessionStorage.getItem('shareCode'))).toBe(code);
    await friend.page.goto('/user/order');
    await friend.page.getByRole('link', { name: 'Come in as Chen' }).tap();
    await friend.page.waitForURL('**/user/order');
    await expect.poll(() => friend.page.evaluate(() => localStorage.getItem('tarot_session'))).not.toBeNull();
    expect(await friend.page.evaluate(() => localStorage.getItem('BeforeRouterData'))).toBeNull();

    await host.page.goto('/user');
    await host.page.getByText('150 coins').first().waitFor();

    // when the session has ended its browser leads to WeChat's own login again, and back
    const asked = friend.page.waitForRequest('**/api/v1/wx_login?**');
    await friend.context.clearCookies();
    await friend.page.goto('/user/order');
    expect(new URL((await asked).url()).searchParams.get('referer')).toBe('/user/order');
    await friend.page.getByRole('link', { name: 'Come in as Chen' }).tap();
    await friend.page.waitForURL('**/user/order');
    expect([...host.complaints, ...friend.complaints]).toEqual([]);
    await Promise.all([host.context.close(), friend.context.close()]);
  });

  it('without a WeChat app the other ways are shown, and lead where the person wanted to go', async ({ browser }) => {
    const stage = await lacking('wechat');
    const { context, page } = await phone(browser, stage.home, { agent: WECHAT });
    await page.goto('/user/order');
    await page.waitForURL('**/login?failed=no-wechat');
    await enterByEmail(page, { codeFor: async (email) => stage.codeFor(email) }, 'en', 'no-wechat@example.org');
    await page.waitForURL('**/user/order');
    await context.close();
    await stage.close();
  });
});

describe('the ways in', () => {
  it('by e-mail alone: no other way is shown, in Chinese too', async ({ browser }) => {
    const stage = await lacking('sms', 'facebook');
    const { context, page } = await phone(browser, stage.home, { language: 'zh-CN' });
    await page.goto('/login');
    await page.locator(ADDRESS).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Facebook/ }).count()).toBe(0);

    const codeSent = page.waitForRequest('**/api/v1/email/verify_code');
    const entering = page.waitForRequest('**/api/v1/email_login');
    await page.locator(ADDRESS).fill('by-mail@example.org');
    await page.getByRole('button', { name: WORDS['zh-CN'].send }).tap();
    expect((await codeSent).postDataJSON()).toMatchObject({ email: 'by-mail@example.org', subject: 'login' });
    await expect.poll(() => stage.codeFor('by-mail@example.org').catch(() => '')).not.toBe('');
    const code = await stage.codeFor('by-mail@example.org');
    await page.locator('input[autocomplete="one-time-code"]').fill(code);
    await page.getByRole('button', { name: WORDS['zh-CN'].enter }).tap();
    expect((await entering).postDataJSON()).toMatchObject({ email: 'by-mail@example.org', code, platform_id: 5 });
    await page.waitForURL((url) => url.pathname === '/');
    await expectKept(page);
    await context.close();
    await stage.close();
  });

  it('by phone alone: no other way is shown, in English too', async ({ browser }) => {
    const stage = await lacking('mail');
    const { context, page } = await phone(browser, stage.home);
    await page.goto('/login');
    await page.locator('input[type=tel]').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);

    const sent: Record<string, unknown> = {};
    page.on('request', (request) => {
      const call = /\/fast\/tarot\/api\/(v1\/(?:message\/create|phone_login))$/.exec(request.url())?.[1];
      if (call) sent[call] = request.postDataJSON();
    });
    await page.getByText('Welcome to Asterly').first().waitFor();
    await page.locator('input[type=tel]').fill('13800138000');
    await page.getByRole('button', { name: 'Send code' }).tap();
    await page.getByText('Verification code sent').first().waitFor();
    expect(sent['v1/message/create']).toMatchObject({ phone: '+8613800138000', expire: 600 });
    const code = await stage.codeFor('+8613800138000');
    await page.locator('input[autocomplete="one-time-code"]').fill(code);
    await page.getByRole('button', { name: 'Log in / register' }).tap();
    await page.waitForURL((url) => url.pathname === '/');
    expect(sent['v1/phone_login']).toMatchObject({ phone: '+8613800138000', code });
    expect(sent['v1/phone_login']).not.toHaveProperty('inviter');
    await expectKept(page);
    await context.close();
    await stage.close();
  });
});

describe('a reading that nobody can write here', () => {
  it('is offered with no price, to a stranger either', async ({ browser }) => {
    const stage = await openStage({ appDir: 'dist/app', providers: (real) => ({ ...real, readers: [] }) });
    const { context, page } = await phone(browser, stage.home);
    await page.goto('/tarot?drawType=3');
    await drawAndRead(page, 'en', 3);
    await page.getByRole('button', { name: WORDS.en.ai }).tap();
    await page.getByText('No language model writes readings on this server yet').first().waitFor();
    expect(await page.getByRole('button', { name: 'coins' }).count()).toBe(0);
    await page.getByRole('button', { name: 'By a person', exact: true }).tap();
    await page.getByText('No human reader works on this server yet').first().waitFor();
    expect(await page.locator('a[href*="/tarot/consultant"]').count()).toBe(0);
    await context.close();
    await stage.close();
  });
});

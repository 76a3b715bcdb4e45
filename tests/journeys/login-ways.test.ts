import { describe, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { phone } from './world.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0.50';
const ADDRESS = 'input[type=email]';

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
    await context.close();
    await stage.close();
  });

  it('by phone alone: no other way is shown, in English too', async ({ browser }) => {
    const stage = await lacking('mail');
    const { context, page } = await phone(browser, stage.home);
    await page.goto('/login');
    await page.locator('input[type=tel]').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
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
    await context.close();
    await stage.close();
  });
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { giveFinger } from './finger.ts';
import { it } from './fixtures.ts';
import { Look } from './screens/look.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const WIDTHS = [320, 375];
const WEIXIN =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

let stage: Stage;
let browser: Browser;
/** Passkeys belong to a name; an address of numbers has none. */
let home: string;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app' });
  home = stage.home.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await stage?.close();
});

async function openPasskeys(page: Page, name = 'Passkeys'): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('button', { name }).tap();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await page.waitForURL('**/user');
}

const isHome = (url: URL) => url.pathname === '/';

it('a person adds a passkey, logs in by it, has it asked for after a code, and takes it off again', async () => {
  const { page, context, complaints } = await phone(browser, home);
  const email = `${randomUUID()}@example.org`;
  const terms = (name: string) => page.getByRole('button', { name });
  const wish = page.getByRole('checkbox', { name: /Ask for my passkey after a code/ });
  const fits = await giveFinger(page);
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', email);
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await terms('Add a passkey on this device').tap();
  await page.getByText('The passkey is ready.').first().waitFor();
  await page
    .locator('dialog li')
    .filter({ hasText: /Chrome.*added/ })
    .waitFor();

  await logOut(page);
  await page.goto('/login');
  await terms('Log in with a passkey').tap();
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await page.locator('dialog li').filter({ hasText: 'last used' }).waitFor();
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(true);
  await page.getByText('A new passkey is asked for from').first().waitFor();
  await logOut(page);
  stage.advance(72 * 3600);
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('CodeSentAt'));
  await enterByEmail(page, stage, 'en', email);
  await page.getByText('The code is right.').first().waitFor();
  await fits(false);
  await terms('Confirm with my passkey').tap();
  await page.getByText('No passkey was used.').first().waitFor();
  await fits(true);
  await terms('Confirm with my passkey').tap();
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(false);
  await terms('Remove').tap();
  await expect.poll(() => page.locator('dialog li').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('whoever has lost the passkey is let in after three days, and a device that is logged in can stop it', async () => {
  const here = await phone(browser, home, { language: 'zh-CN', theme: 'light' });
  const there = await phone(browser, home, { language: 'zh-TW' });
  const email = `${randomUUID()}@example.org`;
  const looks = [
    new Look(here, 'zh-CN', 'passkeys', { widths: WIDTHS, axe: 'whole', tab: false }),
    new Look(there, 'zh-TW', 'second step', { widths: WIDTHS, axe: 'whole', tab: false }),
  ] as const;
  const screen = async (look: Look, page: Page, name: string) => {
    await page.evaluate(AXE);
    await look.screen(name);
  };
  await giveFinger(here.page);
  await here.page.goto('/login');
  await enterByEmail(here.page, stage, 'zh-CN', email);
  await here.page.waitForURL(isHome);
  await openPasskeys(here.page, '通行密钥');
  await here.page.getByRole('button', { name: '在当前设备添加通行密钥' }).tap();
  const wish = here.page.getByRole('checkbox', { name: /输入验证码后还要验证通行密钥/ });
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(true);
  await screen(looks[0], here.page, 'sheet');

  stage.advance(72 * 3600);
  await there.page.goto('/login');
  await enterByEmail(there.page, stage, 'zh-TW', email);
  await there.page.getByText('我的通行密鑰不見了').tap();
  await screen(looks[1], there.page, 'asked');
  await there.page.getByRole('button', { name: '72 小時後不再驗證' }).tap();
  await there.page
    .getByText(/從 .* 起，只用驗證碼就能登入/)
    .first()
    .waitFor();
  await screen(looks[1], there.page, 'lost');

  await here.page.goto('/user');
  const told = here.page.getByText('有人用这个账号的验证码');
  await told.waitFor();
  await screen(looks[0], here.page, 'ending');
  await here.page.getByRole('button', { name: '继续验证通行密钥' }).tap();
  await expect.poll(() => told.count()).toBe(0);
  expect(looks.flatMap(({ faults }) => faults)).toEqual([]);
  expect([...here.complaints, ...there.complaints]).toEqual([]);
  await Promise.all([here.context.close(), there.context.close()]);
});

it('WeChat’s browser offers no passkey, and says why an account that asks for one does not open there', async () => {
  const weixin = await phone(browser, home, { agent: WEIXIN });
  await weixin.page.goto('/login?failed=passkey');
  await weixin.page.getByText('This account asks for a passkey').first().waitFor();
  await weixin.page.getByLabel('Verification code').waitFor();
  expect(await weixin.page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
  expect(weixin.complaints).toEqual([]);
  await weixin.context.close();
});

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { seatOperator } from '../../server/operator/seats.ts';
import { balanceOf } from '../server/asking.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { buyCoins, press, tell } from '../server/paying.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { giveFinger } from './finger.ts';
import { it } from './fixtures.ts';
import { Look } from './screens/look.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const WIDTHS = [320, 375];

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
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage?.close();
});

async function enter(page: Page, email: string, language: 'en' | 'zh-TW'): Promise<void> {
  await page.goto('/operator');
  await page.waitForURL('**/login');
  await enterByEmail(page, stage, language, email);
  await page.waitForURL('**/operator');
}

it('an operator adds a passkey, opens the pages with it, refunds an order, and looks after a person', async () => {
  const ada = stage.visitor();
  await ada.call('email/verify_code', { email: 'ada@example.org' });
  const code = await stage.codeFor('ada@example.org');
  ada.token = (await ada.call('email_login', { email: 'ada@example.org', code })).data[0].tarot_session;
  const { order_id } = await buyCoins(ada, 3);
  await press(stage, order_id, 'pay');
  const dispute = { provider: 'sandbox', eventId: 'dispute-1', orderId: order_id, tradeId: 'x' } as const;
  await tell(stage, { ...dispute, kind: 'disputed', amount: 3000, currency: 'TST' });
  await seatOperator(stage.running.context, 'op@example.org');

  const { page, context, complaints } = await phone(browser, home, { width: 375 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await giveFinger(page);
  await enter(page, 'op@example.org', 'en');
  await button('Open with my passkey').waitFor();
  await page.getByRole('link', { name: 'Add one on your profile, under Passkeys.' }).tap();
  await button('Passkeys').tap();
  await button('Add a passkey on this device').tap();
  await page.getByText('The passkey is ready.').first().waitFor();
  await seatOperator(stage.running.context, 'op@example.org');

  await page.goto('/user');
  await page.getByRole('link', { name: 'Operations' }).tap();
  await button('Open with my passkey').tap();
  await page.getByRole('heading', { name: 'Queue' }).waitFor();
  await page.getByText('30.00').first().waitFor();

  await button('Money').tap();
  const handling = page.getByRole('button', { name: /disputed/ });
  await handling.tap();
  expect(await button('Mark as handled').isDisabled()).toBe(true);
  await page.getByLabel('What was done about it; it is kept with your account').fill('the bank agreed');
  await button('Mark as handled').tap();
  await page.getByText('There is nothing to look at.').first().waitFor();
  await button('Show handled ones').tap();
  await handling.tap();
  await page.getByText(/^Handled on /).waitFor();
  await button('Look at a refund of the order').tap();
  await page.getByText('330 coins are taken back.').first().waitFor();
  await button('Close').tap();
  await button('Show open ones').tap();
  await page.getByRole('button', { name: /Coins successful/ }).tap();
  await page.getByText('330 coins are taken back.').first().waitFor();
  await page.getByLabel('Why; it is kept with your account').fill('bought twice');
  await button('Refund it now').dblclick();
  await page.getByText('Done. The provider is told at once.').first().waitFor();
  await button('Close').tap();
  await page.getByRole('button', { name: /Coins refunded/ }).waitFor();
  expect(await balanceOf(ada)).toBe(100);

  await button('Person').tap();
  await page.getByLabel('E-mail address, mobile number or ID').fill('ada@example.org');
  await button('Look up').tap();
  await page.getByText('a…@example.org').first().waitFor();
  await page.getByRole('checkbox', { name: 'Sees the choice of language on their page' }).tap();
  await expect.poll(async () => (await ada.call('user_info', {})).data[0].frog).toBe(true);
  await button('Log out everywhere').tap();
  await page.getByLabel('Why; it is kept with your account').fill('phone lost');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).tap();
  await page.getByText('Sessions ended: 1.').first().waitFor();

  await button('Settings').tap();
  const dreams = page.getByRole('checkbox', { name: 'Dreams' });
  await dreams.tap();
  await page
    .getByText(/off since/)
    .first()
    .waitFor();
  expect((await stage.visitor().call('global_params', {})).data[0].hidden).toEqual(['dream']);
  await dreams.tap();
  await expect.poll(() => page.getByText(/off since/).count()).toBe(0);
  const acts = await stage.query<{ command: string }>("select command from operator_acts where who like 'operator:%'");
  expect(new Set(acts.map(({ command }) => command))).toEqual(
    new Set(['--mismatch-handled', '--refund', '--person', '--flag', '--log-out', '--switch-off', '--switch-on']),
  );
  expect(complaints).toEqual([]);
  await context.close();
});

it('every page of it fits a narrow phone, and a person without a seat is told so', async () => {
  const here = await phone(browser, home, { language: 'zh-TW', theme: 'light' });
  const { page } = here;
  const look = new Look(here, 'zh-TW', 'operator', { widths: WIDTHS, axe: 'whole', tab: false });
  const screen = async (name: string) => {
    await page.evaluate(AXE);
    await look.screen(name);
  };
  const eve = await stage.enter();
  const { order_id } = await buyCoins(eve, 1);
  await press(stage, order_id, 'pay');
  const dispute = { provider: 'sandbox', eventId: 'dispute-2', orderId: order_id, tradeId: 'x' } as const;
  await tell(stage, { ...dispute, kind: 'disputed', amount: 600, currency: 'TST' });
  await giveFinger(page);
  await enter(page, 'narrow@example.org', 'zh-TW');
  await page.getByText('這裡是營運人員的頁面').first().waitFor();
  await screen('no seat');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: '通行密鑰' }).tap();
  await page.getByRole('button', { name: '在這台裝置新增通行密鑰' }).tap();
  await page.locator('dialog li').waitFor();
  await seatOperator(stage.running.context, 'narrow@example.org');
  await page.goto('/operator');
  const open = page.getByRole('button', { name: '用通行密鑰開啟' });
  await open.waitFor();
  await screen('locked');
  await open.tap();
  await page.getByRole('heading', { name: '佇列' }).waitFor();
  await screen('today');
  for (const [part, name] of [
    ['money', '付款訂單'],
    ['settings', '價格'],
  ] as const) {
    await page.goto(`/operator?part=${part}`);
    await page.getByRole('heading', { name }).waitFor();
    await screen(part);
  }
  await page.goto('/operator?part=money');
  await page.locator('section').first().locator('li button').first().tap();
  await page.getByRole('button', { name: '標為已處理' }).waitFor();
  await screen('mismatch');
  await page.goto('/operator?part=settings');
  await page.getByRole('button', { name: '新公告' }).tap();
  await page.getByLabel('English').waitFor();
  await screen('notice');
  await page.goto('/operator?part=person');
  await page.getByLabel('電子信箱、手機號碼或 ID').fill('narrow@example.org');
  await page.getByRole('button', { name: '查詢' }).tap();
  await page.getByRole('heading', { name: '登入的裝置' }).waitFor();
  await screen('person');
  await page.getByRole('button', { name: '寄送登入驗證碼' }).tap();
  await screen('reason');
  expect(look.faults).toEqual([]);
  expect(here.complaints).toEqual([]);
  await here.context.close();
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { type Phone, phone } from './world.ts';

/** The server says no to a call, in these words. */
const refuse = (call: string, code: number, message: string) => (path: string, body: string) =>
  path.includes(call) ? JSON.stringify({ code, status: 0, message, data: [] }) : body;

/** Waits until a toast says something, above whatever sheet is open. */
async function expectToast(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('status', { includeHidden: true }).getByText(words);
  await toast.waitFor();
  // a popover that is opened after a sheet lies above it
  expect(await toast.evaluate((one) => one.closest('[popover]')!.matches(':popover-open'))).toBe(true);
}

const besides = (page: Page, words: string) => page.getByRole('alert').getByText(words).first().waitFor();

async function entered(one: Phone, program: Parameters<typeof enterByEmail>[1], email: string): Promise<void> {
  await one.page.goto('/login');
  await enterByEmail(one.page, program, 'en', email);
  await one.page.waitForURL((url) => url.pathname === '/');
}

it('a wrong code is told beside its field and in a toast', async ({ browser, network }) => {
  const { context, page } = await phone(browser, network.address);
  const words = 'The verification code is wrong or no longer valid';
  await page.goto('/login');
  await page.locator('label:has-text("E-mail")').first().click();
  await page.locator('input[type=email]').fill('wrong-code@example.org');
  await page.locator('input[autocomplete="one-time-code"]').fill('000000');
  await page.getByRole('button', { name: 'Log in / register' }).click();
  await expectToast(page, words);
  await page.locator('form').getByText(words).first().waitFor();
  await context.close();
});

it('a failed order is told in the sheet and in a toast above it', async ({ browser, program, network }) => {
  const one = await phone(browser, network.address);
  const { context, page } = one;
  await entered(one, program, 'order-failed@example.org');
  network.change = refuse('/buy_currency_product', ERRORS.order_failed.code, 'Order failed');
  await page.goto('/recharge');
  await page.locator('main li button').first().tap();
  await page.getByRole('button', { name: /^Pay / }).tap();
  await expectToast(page, 'Order failed');
  await page.getByRole('dialog').getByText('Order failed').first().waitFor();
  await context.close();
});

it('a question with risk is told beside the ask and in a toast', async ({ browser, program, network }) => {
  const one = await phone(browser, network.address);
  const { context, page } = one;
  const words = 'Your question carries risk, please change a question';
  await entered(one, program, 'risk@example.org');
  await page.goto('/tarot?drawType=1');
  await drawAndRead(page, 'en', 1);
  network.change = (path, body) =>
    /\/spread_level_ask$/.test(path)
      ? JSON.stringify({ code: ERRORS.question_risk.code, status: 0, message: words, data: [] })
      : body;
  await page.getByRole('button', { name: 'AI reading' }).tap();
  await page.getByRole('button', { name: /^Ask for \d+ coins/ }).tap();
  await expectToast(page, words);
  await besides(page, words);
  await context.close();
});

it('a failed page of orders is told in a toast, with a way to try again', async ({ browser, program, network }) => {
  const one = await phone(browser, network.address);
  const { context, page } = one;
  await entered(one, program, 'orders-refused@example.org');
  network.change = refuse('/order_list', ERRORS.service.code, '');
  await page.goto('/user/order');
  await expectToast(page, 'Service exception, please try again');
  network.change = undefined;
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByText('No orders yet.').first().waitFor();
  await context.close();
});

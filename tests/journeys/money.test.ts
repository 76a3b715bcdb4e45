import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Line } from './line.ts';
import { enterByEmail } from './steps.ts';
import { launch, Program, phone } from './world.ts';

let program: Program;
let browser: Browser;
beforeAll(async () => {
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

describe('coins and membership, on a line that is cut at every step once', () => {
  it('are paid, found again after a cut, and never taken twice', async () => {
    const line = await Line.to(program.address);
    const { context, page, complaints } = await phone(browser, line.address);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'payer@example.org');
    await page.waitForURL((url) => url.pathname === '/');

    line.pull();
    await page.evaluate(() => history.pushState(null, '', '/recharge'));
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    line.mend();
    await again.tap();
    await page.getByRole('button', { name: /^180 coins/ }).tap();
    const pay = page.getByRole('button', { name: /^Pay 18/ });

    line.fault = (path) => (path.endsWith('/buy_currency_product') ? 'lost' : 'none');
    await pay.tap();
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
    line.mend();
    await pay.tap();
    await page.getByRole('button', { name: 'Pay, and lose the notification' }).tap();

    await page.waitForURL(/\/recharge\?order=|\/login/);
    // She closes that window and opens the app again: the payment she began here is asked after.
    await page.goto('/recharge');
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await page.locator('p', { hasText: 'Your balance' }).getByText('290 coins').waitFor();

    await page.goto('/recharge/order');
    await expect.poll(() => page.locator('main li').count()).toBe(1);
    await page.getByText('successful').waitFor();

    await page.goto('/member');
    await page.getByRole('button', { name: 'Take the free day' }).tap();
    await page.getByText('AI readings left today: 3').waitFor();
    await page.getByRole('button', { name: 'Take it' }).first().tap();
    await page.getByRole('radio', { name: /From the balance/ }).check();
    await page.getByRole('button', { name: 'Pay 60 coins' }).tap();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await page.goto('/member/order');
    await expect.poll(() => page.locator('main li').count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
    await line.close();
  });

  it('a payment that fails or is left says so, takes nothing, and can be begun again', async () => {
    const { context, page, complaints } = await phone(browser, program.address, { language: 'zh-CN' });
    await page.goto('/login');
    await enterByEmail(page, program, 'zh-CN', 'waverer@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^60 币/ }).tap();
    await page.getByRole('button', { name: /^支付 6/ }).tap();
    await page.getByRole('link', { name: 'Close this window' }).tap();
    await page.getByRole('heading', { name: '支付中' }).waitFor();
    await page.getByRole('button', { name: '我已支付' }).tap();
    await page.getByText('尚未支付，请稍后再试').waitFor();
    await page.getByRole('button', { name: '继续支付' }).tap();
    await page.getByRole('button', { name: 'Let it fail' }).tap();
    await page.getByRole('heading', { name: '支付失败' }).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: '关闭', exact: true }).last().tap();
    await page.locator('p', { hasText: '我的余额' }).getByText('100 币').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('an invited friend', () => {
  it('comes by the link, and brings 50 coins', async () => {
    const ada = await phone(browser, program.address);
    await ada.page.goto('/login');
    await enterByEmail(ada.page, program, 'en', 'inviter@example.org');
    await ada.page.waitForURL((url) => url.pathname === '/');
    await ada.page.goto('/share');
    const code = await ada.page.locator('main section strong').first().innerText();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);

    const friend = await phone(browser, program.address);
    await friend.page.goto(`/?inviter=${code}`);
    await expect.poll(() => friend.page.evaluate(() => sessionStorage.getItem('shareCode'))).toBe(code);
    await friend.page.goto('/login');
    await enterByEmail(friend.page, program, 'en', 'invited@example.org');
    await friend.page.waitForURL((url) => url.pathname === '/');

    await ada.page.goto('/share/order');
    await ada.page.getByText('A friend came by your invitation').waitFor();
    await ada.page.getByText('+50').waitFor();
    expect([...ada.complaints, ...friend.complaints]).toEqual([]);
    await ada.context.close();
    await friend.context.close();
  });
});

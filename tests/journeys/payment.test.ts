import type { Browser } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { refundPurchase } from '../../server/payments/refund.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { buyCoins } from '../server/paying.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { button } from './lost-calls.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

let stage: Stage;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '0' } });
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage?.close();
});

describe('a payment that fails or is left', () => {
  it('says so, takes nothing, and can be begun again', async () => {
    const { context, page, complaints } = await phone(browser, stage.home, { language: 'zh-CN' });
    await page.goto('/login');
    await enterByEmail(page, stage, 'zh-CN', 'waverer@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/recharge');
    await button(page, /^60 币/).tap();
    await button(page, /^支付 6/).tap();
    await page.getByRole('link', { name: 'Close this window' }).tap();
    await page.getByRole('heading', { name: '支付中' }).waitFor();
    await button(page, '我已支付').tap();
    await page.getByText('尚未支付，请稍后再试').first().waitFor();
    await button(page, '继续支付').tap();
    await button(page, 'Let it fail').tap();
    await page.getByRole('heading', { name: '支付失败' }).waitFor({ timeout: 30_000 });
    await button(page, '关闭').last().tap();
    await page.locator('p', { hasText: '我的余额' }).getByText('0 币').first().waitFor();

    // One that was put off stands among the orders, and is gone on with from there.
    await button(page, /^60 币/).tap();
    await button(page, /^支付 6/).tap();
    await page.getByRole('link', { name: 'Close this window' }).tap();
    await button(page, '先不付了').tap();
    await page.goto('/user/order');
    await page.getByRole('link', { name: /支付中/ }).tap();
    await button(page, '继续支付').tap();
    await button(page, 'Pay twice').tap();
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    const order = new URL(page.url()).searchParams.get('order')!;

    // What the operator gives back is not called a payment that failed.
    const { database, clock } = stage.running.context;
    expect(await refundPurchase(database.queries, order, clock())).toBe(true);
    await page.goto('/user/order');
    await page
      .getByText(/^(退款中|已退回)/)
      .first()
      .waitFor();
    await page.goto(`/recharge?order=${order}`);
    await page.getByRole('heading', { name: '已退款' }).waitFor();
    await page
      .getByText(/款项[正已]按原支付方式退回/)
      .first()
      .waitFor();
    await sweep(stage.running.context);
    await page.reload();
    await page.getByText('款项已按原支付方式退回').first().waitFor();

    // An account with many orders sees the old ones, too.
    const elsewhere = stage.visitor();
    stage.advance(61);
    await elsewhere.call('email/verify_code', { email: 'waverer@example.org' });
    const code = await stage.codeFor('waverer@example.org');
    elsewhere.token = (
      await elsewhere.call('email_login', { email: 'waverer@example.org', code })
    ).data[0].tarot_session;
    for (let bought = 0; bought < 50; bought += 1) await buyCoins(elsewhere);
    await page.goto('/user/order');
    const rows = page.locator('main li');
    await expect.poll(() => rows.count()).toBe(50);
    await button(page, '更早的').tap();
    await expect.poll(() => rows.count()).toBe(52);
    await page.getByText('已退回').first().waitFor();
    expect(await button(page, '更早的').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

/** A server whose terms are not those that the app brings along. */
const otherTerms =
  (terms: Record<string, unknown>) =>
  (path: string, body: string): string => {
    if (!path.includes('/global_params')) return body;
    const answer = JSON.parse(body) as { data: [Record<string, unknown>] };
    Object.assign(answer.data[0], terms);
    return JSON.stringify(answer);
  };

describe('what the server says of its service', () => {
  it('is told by the screens, and still without a network', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = otherTerms({ question_max: 20, reading_months: 3, refund_hours: 48, support_hours: 'Daily 8-20' });
    await page.goto('/tarot?drawType=3');
    await page.getByText('A reading covers the next 3 months.').first().waitFor();
    await page.locator('#question').fill('Will there be one more letter?');
    await page.getByText('At most 20 characters; you have 30.').first().waitFor();
    expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
    await page.goto('/info');
    await page.getByText('Daily 8-20').first().waitFor();
    await page.getByText('not delivered within 48 hours').first().waitFor();
    network.fault = () => 'cut';
    await page.evaluate(() => history.pushState(null, '', '/'));
    await page.goBack();
    await page.getByText('Daily 8-20').first().waitFor();
    await context.close();
  });

  it('holds the button of the code for as long as the server does', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = (path, body) =>
      path.includes('/verify_code')
        ? body.replace(/"cooldown":\d+/, '"cooldown":90')
        : otherTerms({ code_cooldown: 90 })(path, body);
    await page.goto('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Params'))).toContain('"code_cooldown":90');
    await page.locator('input[type=email]').fill('cooldown-90@example.org');
    await page.getByRole('button', { name: 'Send code' }).tap();
    await page.getByRole('button', { name: /^(8\d|90) s$/ }).waitFor();
    await context.close();
  });

  it('shuts a way to pay that it does not answer to', async ({ browser, program, network }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = otherTerms({ not_open: ['pay/vip'], invite_reward: 30 });
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'no-payments@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/share');
    await page.getByText('brings you 30 coins').first().waitFor();
    await page.goto('/member');
    await page.getByRole('button', { name: 'Take it' }).first().tap();
    await page.getByText('No way to pay is open here just now.').first().waitFor();
    await context.close();
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, readyOffline } from './world.ts';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Width and height of the picture that the button saves, and its name. */
async function saved(page: Page): Promise<{ name: string; width: number; height: number }> {
  const button = page.getByRole('button', { name: 'Save picture' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.tap()]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { name: download.suggestedFilename(), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

it('wallpapers are looked at, saved in the size of the phone, bought once over a bad network, and there without one', async ({
  browser,
  program,
}) => {
  const network = await Network.to(program.address);
  const { context, page, complaints, open } = await offlinePhone(browser, network.address);
  await page.goto('/wallpaper');
  const cells = page.locator('main li a');
  await expect.poll(() => cells.count(), { timeout: 45_000 }).toBeGreaterThan(24);
  await page.getByRole('button', { name: 'Free', exact: true }).tap();
  await cells.first().tap();
  await panel(page, 'Full Moon').getByText('375 × 812 px').first().waitFor();
  expect(await saved(page)).toEqual({ name: 'asterly-full-moon-375x812.png', width: 375, height: 812 });
  await page.keyboard.press('ArrowRight');
  await panel(page, 'Pole Star').waitFor();
  await page.waitForURL(/look=pole-star/);
  await page.getByRole('button', { name: 'The one before' }).tap();
  await panel(page, 'Full Moon').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.search === '');

  await page.getByRole('button', { name: 'Animals' }).tap();
  await page.getByRole('link', { name: /Moon Hare/ }).tap();
  const buy = page.getByRole('button', { name: 'Buy for 20 coins' });
  await buy.tap();
  await enterByEmail(page, program, 'en', 'collector@example.org');
  await page.getByText('Balance: 100 coins').first().waitFor();
  network.fault = (path) => (path.endsWith('/buy_wallpaper') ? 'lost' : path.endsWith('_list') ? 'cut' : 'none');
  await buy.tap();
  const waits = page.getByRole('status').filter({ hasText: 'Waiting for the network' });
  await waits.waitFor();
  network.fault = (path) => (path.endsWith('_list') ? 'cut' : 'none');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Yours for good, also').first().waitFor();
  network.mend();
  expect(await saved(page)).toMatchObject({ name: 'asterly-hare-375x812.png', width: 375, height: 812 });
  await page.goto('/user');
  await page.getByText('80 coins').first().waitFor();
  await page.goto('/user/order');
  await expect.poll(() => page.getByText('Moon Hare').count(), { timeout: 45_000 }).toBe(1);

  await readyOffline(page, 'en');
  await page.close();
  network.pull();
  const later = await open();
  await later.goto('/wallpaper');
  await later.getByRole('button', { name: 'Mine' }).tap();
  await expect.poll(() => later.locator('main li a').count(), { timeout: 45_000 }).toBe(1);
  await later.getByRole('link', { name: /Moon Hare Yours/ }).tap();
  expect(await saved(later)).toMatchObject({ width: 375, height: 812 });
  await later.goto('/wallpaper?look=cat');
  await later.getByRole('button', { name: 'Buy for 10 coins' }).tap();
  await later.getByRole('status').filter({ hasText: 'Waiting for the network' }).waitFor();
  await later.getByRole('button', { name: 'Take back' }).tap();
  await later.getByRole('button', { name: 'Buy for 10 coins' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

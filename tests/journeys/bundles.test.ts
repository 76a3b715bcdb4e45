import { expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { offlinePhone, readyOffline } from './world.ts';

/** Files that a first visit asks for by itself, and all that is kept for the time without a connection after it. */
const MAX_REQUESTS = 120;

it('keeps everything for the time without a connection in few requests', async ({ browser, network }) => {
  const { context, page, complaints } = await offlinePhone(browser, network.address, { keepsAll: true });
  await page.goto('/');
  await readyOffline(page, 'en');
  const files = network.seen.filter(({ path }) => !path.startsWith('/fast/'));
  expect(files.filter(({ path }) => path.includes('/bundle-')).length).toBeGreaterThan(8);
  expect(files.length).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(complaints).toEqual([]);
  await context.close();
});

it.for(drawn('faults', ['cut', 'portal', 'error'] as const, 'bundles'))(
  'keeps file by file what no bundle brings: every bundle ends in "%s"',
  async (fault, { browser, network }) => {
    network.fault = (path) => (path.includes('/bundle-') ? fault : 'none');
    const { context, page } = await offlinePhone(browser, network.address);
    await page.goto('/');
    await readyOffline(page, 'en');
    network.pull();
    await page.goto('/tarotMean?card=cup01');
    await page.locator('article').first().waitFor();
    await context.close();
  },
);

import { expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

/** Files that a first visit asks for by itself, and all that is kept for the time without a connection after it. */
const MAX_REQUESTS = 75;

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

/** Files that a page asks for, whatever the network: each costs time at every start. */
const MAX_FILES: Readonly<Record<string, number>> = {
  '/': 40,
  '/tarot/home': 45,
  '/tarot?draw_type=three_card': 65,
  '/user/journal': 50,
};

it.for(Object.entries(MAX_FILES))('opens %s with at most %i files', async ([path, most], { browser, network }) => {
  const { context, page } = await phone(browser, network.address);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(path);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-')),
  );
  await page.waitForLoadState('networkidle');
  expect(files.size).toBeGreaterThan(20);
  expect([...files].filter((file) => file.startsWith('/assets/')).length).toBeLessThanOrEqual(most);
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

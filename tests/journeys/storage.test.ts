import { describe, expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { changedHome } from './changed-home.ts';
import { it } from './fixtures.ts';
import { rowsOf } from './shelf.ts';
import { drawAndRead } from './steps.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

const BARRED_DATABASE = {
  'no IndexedDB': `Object.defineProperty(window, 'indexedDB', { value: undefined });`,
  'an IndexedDB that throws': `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
  'an IndexedDB that never answers': `IDBFactory.prototype.open = () => new EventTarget();`,
};
const BARRED_ELSE = {
  'local storage that throws': `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  'no service worker': `delete Navigator.prototype.serviceWorker;`,
  'no Cache API': `delete window.caches;`,
  'a full disk': `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
};
const BARS = [
  ...drawn('evict', Object.entries(BARRED_DATABASE), 'database'),
  ...drawn('evict', Object.entries(BARRED_ELSE), 'else'),
];

describe('a phone with', () => {
  it.for(BARS)('%s: the draw works, and says what is not kept', async ([name, init], { browser, program }) => {
    const { context, page, complaints } = await offlinePhone(browser, program.address, { init });
    await page.goto('/');
    // the band moves the tiles down
    if (/IndexedDB/.test(name)) await page.getByText('This browser keeps nothing for us.').first().waitFor();
    await page.locator('main li button').first().tap();
    await page.tap('a[href="/tarot?drawType=3"]');
    await drawAndRead(page, 'en', 3);
    if (/full/.test(name)) await page.getByText('This device has no room left.').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('broken home data in its cache logs it, drops it and shows home', async ({ browser, program }) => {
    const { context, page, complaints } = await offlinePhone(browser, program.address);
    await page.goto('/');
    const shelves = () => page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
    await expect.poll(shelves).toContain('asterly');
    await page.waitForTimeout(500);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('asterly');
          opening.onsuccess = () => {
            const change = opening.result.transaction('home', 'readwrite');
            change.objectStore('home').put({ key: 'en', blocks: [{ value: 7 }] });
            change.oncomplete = () => resolve();
            change.onerror = () => reject(change.error);
          };
        }),
    );
    const warned = page.waitForEvent('console', (message) => message.text().includes('broken'));
    await page.reload();
    await warned;
    await page.locator('main li button').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('everything evicted heals after one visit', async ({ browser, program }) => {
    const { context, page, complaints } = await offlinePhone(browser, program.address, { keepsAll: true });
    await page.goto('/');
    await readyOffline(page, 'en');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      for (const one of await indexedDB.databases()) indexedDB.deleteDatabase(one.name!);
      localStorage.clear();
    });
    await page.goto('/tarot/home');
    await page.locator('a[href="/tarot?drawType=3"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('home', () => {
  it('is asked for by language, kept by it, and shown from what is kept while the server has not answered', async ({
    browser,
    network,
  }) => {
    const { context, page, complaints } = await phone(browser, network.address, { language: 'zh-TW' });
    const title = page.getByRole('heading', { level: 1 });
    const asked = () =>
      network.seen.flatMap(({ path }) => (path.includes('/home_page') ? [/locale=([^&]*)/.exec(path)?.[1]] : []));
    network.change = changedHome(([heading]) => Object.assign(heading.value, { title: '改過的標題' }));
    await page.goto('/');
    await expect.poll(() => title.innerText()).toBe('改過的標題');
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'home'))).toContain('改過的標題');
    expect((await rowsOf(page, 'home')).map(({ key }) => key)).toEqual(['zh-TW']);
    expect([...new Set(asked())]).toEqual(['zh-TW']);

    network.change = undefined;
    network.fault = (path) => (path.includes('/home_page') ? 'hang' : 'none');
    await page.reload();
    await expect.poll(() => title.innerText()).toBe('改過的標題');

    await page.evaluate(() => localStorage.setItem('Language', 'zh-CN'));
    network.seen.length = 0;
    await page.reload();
    await page.locator('html[lang="zh-CN"]').waitFor();
    await expect.poll(() => [...new Set(asked())]).toEqual(['zh-CN']);
    expect(await title.innerText()).not.toBe('改過的標題');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

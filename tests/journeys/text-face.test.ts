import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone, phone } from './world.ts';

/** A page whose words move more than this when it comes is felt to jump. */
const MAX_SHIFT = 0.01;

/** In the page from its start: adds up how far things have moved. */
function watchShift(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

/** In the page: the width of a sentence as the body writes it. */
function widthOf(sentence: string): number {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = getComputedStyle(document.body).font;
  return pen.measureText(sentence).width;
}

const loadedFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Text')).map(({ status }) => status));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root[data-live]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

it('a first visit is written in the face of the phone, every later one in ours, also offline, and nothing moves', async ({
  browser,
  network,
}) => {
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await context.addInitScript(watchShift);
  await open(page, '/en/tarot/ace-of-cups');
  expect(await loadedFaces(page)).toEqual([]);
  const before = await page.evaluate(widthOf, 'Something softens');
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  expect(network.seen.filter(({ path }) => path.includes('/face-')).map(({ path }) => path.slice(-4))).toEqual([]);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const visit = async (path: string) => {
    await open(page, path);
    expect(await loadedFaces(page)).toContain('loaded');
    expect(await page.evaluate(widthOf, 'Something softens')).not.toBeCloseTo(before, 0);
  };
  for (const path of ['/', '/en/tarot/ace-of-cups']) {
    await visit(path);
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  }
  // the band that says so moves the page, which is not the doing of the face
  network.pull();
  await visit('/');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a phone that has lost the face does not wait for it', async ({ browser, network }) => {
  const { context, page } = await offlinePhone(browser, network.address);
  await open(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.endsWith('.woff2')) await cache.delete(request);
    }
  });
  await page.goto('/user');
  expect(await page.locator('head link[href*="/face-"]').count()).toBe(0);
  await context.close();
});

it('beside Chinese the face writes letters and figures alone', async ({ browser, network }) => {
  const { context, page } = await offlinePhone(browser, network.address, { language: 'zh-CN' });
  await open(page, '/');
  const before = await page.evaluate(widthOf, '“今天——”');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(page, '/user');
  expect(await loadedFaces(page)).toContain('loaded');
  expect(await page.evaluate(widthOf, '“今天——”')).toBe(before);
  await context.close();
});

it('the title of home keeps its lines when the face of titles comes late', async ({ browser, program }) => {
  for (const width of [375, 412]) {
    const { context, page } = await phone(browser, program.address, { width, init: `(${watchShift})()` });
    await page.route(/marcellus-[^/]*\.woff2$/, async (route) => {
      await page.locator('#root[data-live]').waitFor();
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /^.?Marcellus.?$/.test(family) && status === 'loaded'),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await shiftOf(page), `${width}`).toBeLessThan(MAX_SHIFT);
    await context.close();
  }
});

/** In the page: counts how often a text of a title is the largest thing that was painted so far. */
function watchLargest(): void {
  const titles: number[] = [];
  Object.assign(globalThis, { titles });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; size: number })[])
      if (entry.element?.tagName === 'H1') titles.push(entry.size);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

it.for([360, 375, 412])(
  'the title of home is there with the first paint at %i px: the app brings no larger one',
  async (width, { browser, program }) => {
    const { context, page } = await phone(browser, program.address, { width, init: `(${watchLargest})()` });
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'titles') as number[])).toHaveLength(1);
    await context.close();
  },
);

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone, phone } from './world.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';
const INSTALLED = `Object.defineProperty(navigator, 'standalone', { value: true });`;
const NOTCH_PX = 59;
const INSETS = { top: NOTCH_PX, topMax: NOTCH_PX, bottom: 34, bottomMax: 34 };
/** A keyboard of `keyboard` px, as iOS has it: over the page, which stays as large as it was. */
const KEYBOARD = `
const { get } = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height');
Object.defineProperty(VisualViewport.prototype, 'height', {
  get() { return get.call(this) - (globalThis.keyboard ?? 0); },
});`;
/** Audio that wakes as Safari's does: not when a finger goes down. */
const LATE_AUDIO = `
globalThis.heard = 0;
globalThis.woken = false;
const awake = new WeakSet();
const wake = (context) => {
  if (/^(click|keydown|pointerup|touchend)$/.test(window.event?.type)) globalThis.woken = awake.add(context).has(context);
};
globalThis.AudioContext = class extends AudioContext {
  constructor() {
    super();
    wake(this);
  }
  resume() {
    wake(this);
    return super.resume();
  }
};
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    if (awake.has(this.context)) globalThis.heard++;
    return start.apply(this, when);
  };
}`;

/** Opens the sheet by which a card of the library is shared. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('/tarotMean?card=cup01');
  await page.locator('article').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await page.locator('dialog img').waitFor();
}

const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

describe('a notch', () => {
  it('is left free once: over the tabs of home, and where a band stands above the bar', async ({
    browser,
    network,
  }) => {
    const { context, page, complaints } = await offlinePhone(browser, network.address);
    await (await context.newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
    await page.goto('/');
    await page.locator('[role=tablist]').waitFor();
    const gap = () =>
      page.locator('[role=tablist]').evaluate((tabs) => {
        const banner = tabs.parentElement?.previousElementSibling;
        return tabs.getBoundingClientRect().top - (banner?.getBoundingClientRect().bottom ?? 0);
      });
    await expect.poll(gap).toBeLessThan(NOTCH_PX / 2);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await edges(page, '[role=tablist]')).top).toBe(NOTCH_PX);

    await page.waitForFunction(() => navigator.serviceWorker.controller);
    network.pull();
    await page.goto('/tarot/home');
    const band = page.getByText('Offline. Cards');
    await band.waitFor();
    expect((await edges(page, 'div[aria-live] p')).top).toBe(0);
    const below = (await edges(page, 'div[aria-live] p')).bottom;
    await expect.poll(async () => (await edges(page, 'h1')).top - below).toBeLessThan(NOTCH_PX / 2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.for([
    ['light', 'rgb(35, 42, 86)'],
    ['dark', 'rgba(0, 0, 0, 0)'],
  ] as const)(
    'installed, the white letters of the status bar can be read: %s',
    async ([theme, ground], { browser, program }) => {
      const init = INSTALLED;
      const { context, page } = await phone(browser, program.address, { theme, init, agent: SAFARI });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
      await page.goto('/');
      await page.locator('#root[data-live]').waitFor();
      const strip = await page.evaluate(() => {
        const { height, backgroundColor } = getComputedStyle(document.body, '::before');
        return { height, backgroundColor };
      });
      expect(strip).toEqual({ height: `${NOTCH_PX}px`, backgroundColor: ground });
      await context.close();
    },
  );
});

describe('a sheet', () => {
  it('that a finger opens draws no ring round a button; keys find its buttons, and Escape leads back', async ({
    browser,
    program,
  }) => {
    const { context, page, complaints } = await phone(browser, program.address);
    await openSheet(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('dialog');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('Share');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands on the keyboard, not behind it', async ({ browser, program }) => {
    const { context, page } = await phone(browser, program.address, { init: KEYBOARD });
    await openSheet(page);
    const whole = await page.evaluate(() => document.documentElement.clientHeight);
    const show = (height: number) =>
      page.evaluate((keyboard) => {
        Object.assign(globalThis, { keyboard });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await expect.poll(() => edges(page, 'dialog')).toMatchObject({ bottom: whole });
    await show(320);
    await expect.poll(() => edges(page, 'dialog')).toMatchObject({ bottom: whole - 320 });
    expect((await edges(page, 'dialog')).top).toBeGreaterThanOrEqual(0);
    await show(0);
    await expect.poll(() => edges(page, 'dialog')).toMatchObject({ bottom: whole });
    await context.close();
  });
});

describe('on paper', () => {
  it('a page is printed while the tap lasts', async ({ browser, program }) => {
    const init = 'window.print = () => { window.printedIn = window.event?.type; };';
    const { context, page } = await phone(browser, program.address, { init, agent: SAFARI });
    await openSheet(page);
    await page.getByRole('button', { name: 'Print or PDF' }).tap();
    await page.waitForFunction(() => 'printedIn' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'printedIn'))).toBe('click');
    expect(await page.locator('dialog').count()).toBe(0);
    await context.close();
  });

  it('nothing is promised where the app is installed on iOS', async ({ browser, program }) => {
    const { context, page } = await phone(browser, program.address, { init: INSTALLED, agent: SAFARI });
    await openSheet(page);
    await page.getByRole('button', { name: 'Save picture' }).waitFor();
    expect(await page.getByRole('button', { name: 'Print or PDF' }).count()).toBe(0);
    await context.close();
  });
});

describe('the pile', () => {
  it('is held itself, not a picture that iOS has a menu for, and is heard at once', async ({ browser, program }) => {
    const sound = `localStorage.setItem('Settings', JSON.stringify({ sound: 'on' }));`;
    const { context, page, complaints } = await phone(browser, program.address, { init: `${sound}${LATE_AUDIO}` });
    await page.goto('/tarot?drawType=1');
    const wakes = async () => {
      await page.tap('h1');
      return page.evaluate(() => Reflect.get(globalThis, 'woken') as boolean);
    };
    await expect.poll(wakes).toBe(true);
    await page.tap('button[type=submit]');
    const pile = page.getByRole('button', { name: 'The pile' });
    await page.locator('main img').last().waitFor();
    const { x, y, width, height } = (await pile.boundingBox())!;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const held = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.localName, middle);
    expect(held).not.toBe('img');
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
    await page.waitForFunction(() => Reflect.get(globalThis, 'heard') > 0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'Cut here' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('Safari', () => {
  it('is given a first picture for the installed app, with exactly the pixels of the screen', async ({
    browser,
    program,
  }) => {
    const { context, page, complaints } = await phone(browser, program.address, { agent: SAFARI });
    await page.goto('/');
    const link = page.locator('link[rel="apple-touch-startup-image"]');
    await link.waitFor({ state: 'attached' });
    const size = await link.evaluate(async (element: HTMLLinkElement) => {
      const image = Object.assign(new Image(), { src: element.href });
      await image.decode();
      return [image.naturalWidth / devicePixelRatio, image.naturalHeight / devicePixelRatio];
    });
    expect(size).toEqual(await page.evaluate(() => [screen.width, screen.height]));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that counts nothing of what it keeps is not said to keep nothing', async ({ browser, program }) => {
    const init = 'delete StorageManager.prototype.estimate;';
    const { context, page } = await offlinePhone(browser, program.address, { init });
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.goto('/user/about');
    await page.getByText('Your readings, charts, dreams and spreads').first().waitFor();
    expect(await page.getByText('All together, as the browser counts').count()).toBe(0);
    await context.close();
  });
});

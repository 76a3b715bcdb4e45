import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { collisions, layoutFaults } from './screens/layout.ts';
import { arrived, goInside, settled } from './screens/page.ts';
import { offlinePhone, type Phone, phone, readyOffline } from './world.ts';

/** Counts what the browser was asked to let the hand feel and the ear hear. */
const COUNTING = `
globalThis.felt = 0;
globalThis.heard = 0;
Navigator.prototype.vibrate = () => ++globalThis.felt > 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  globalThis.heard++;
  return start.apply(this, when);
};`;

let network: Network;
let user: Phone;
it.beforeAll(async ({ browser, program }) => {
  network = await Network.to(program.address);
  user = await offlinePhone(browser, network.address, { init: COUNTING, keepsAll: true });
  await user.page.goto('/');
});
afterAll(async () => {
  await user?.context.close();
  await network?.close();
});

const counted = (page: Page) =>
  page.evaluate(() => {
    const { felt, heard } = globalThis as unknown as { felt: number; heard: number };
    return { felt, heard: heard > 0 };
  });

async function throwDice(page: Page): Promise<void> {
  await page.goto('/stardice/index');
  const fresh = page.getByRole('button', { name: 'New question' });
  const go = page.getByRole('button', { name: 'To the dice' });
  await fresh.or(go).first().waitFor();
  if (await fresh.isVisible()) await fresh.tap();
  await go.tap();
  await page.getByRole('button', { name: 'Throw', exact: true }).tap();
  await page.getByText('The throw is sealed.').first().waitFor();
}

/** In the page: the tiles of home of which a part stands beside the place that it has. */
function tilesAside(): string[] {
  const inside = (part: DOMRect, place: DOMRect) => part.left >= place.left - 1 && part.right <= place.right + 1;
  return [...document.querySelectorAll('main > ul:first-of-type > li')]
    .filter((tile) =>
      [...tile.querySelectorAll('button > *')].some(
        (part) => !inside(part.getBoundingClientRect(), tile.getBoundingClientRect()),
      ),
    )
    .map((tile) => `beside its place: ${tile.textContent} at ${innerWidth}`);
}

/** In the page: how many packs of drawings are kept. */
async function cardPictures(): Promise<number> {
  const cache = await caches.open('packs');
  return (await cache.keys()).filter(({ url }) => url.includes('/art-')).length;
}

/** In the page: throws one of them away, as a browser does. */
async function dropCardPicture(): Promise<boolean> {
  const cache = await caches.open('packs');
  const [first] = (await cache.keys()).filter(({ url }) => url.includes('/art-'));
  return first !== undefined && (await cache.delete(first));
}

describe('the theme', () => {
  it.for([
    ['dark', 'light'],
    ['light', 'dark'],
    ['dark', 'system'],
    ['light', 'system'],
  ] as const)(
    'on a %s system, %s is chosen: selects and the bars of the browser go with it',
    async ([system, chosen], { browser, program }) => {
      const { context, page } = await phone(browser, program.address, { theme: system });
      await page.addInitScript((theme) => localStorage.setItem('Settings', JSON.stringify({ theme })), chosen);
      await page.goto('/user/about');
      await page.locator('select').first().waitFor();
      const shown = await page.evaluate(() => ({
        scheme: getComputedStyle(document.querySelector('select')!).colorScheme,
        bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter((meta) => matchMedia(meta.media).matches)
          .map((meta) => meta.content),
      }));
      const theme = chosen === 'system' ? system : chosen;
      expect(shown).toEqual({ scheme: theme, bars: [theme === 'dark' ? '#121330' : '#f5ecd9'] });
      await context.close();
    },
  );
});

describe('the settings of a phone', () => {
  it('dice are felt and not heard at first; both can be turned round', async () => {
    const { page } = user;
    await throwDice(page);
    await expect.poll(() => counted(page)).toEqual({ felt: 1, heard: false });
    await page.goto('/user/about');
    await page.getByLabel('Vibration').selectOption('off');
    await page.getByLabel('Sounds of cards and dice').selectOption('on');
    await throwDice(page);
    await expect.poll(() => counted(page)).toEqual({ felt: 0, heard: true });
  });

  it('the largest text stands in the page before the app does, and nothing is cut by it on a narrow phone', async () => {
    const { page } = user;
    await page.goto('/user/about');
    await page.getByLabel('Text size').selectOption('largest');
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(size).toBeCloseTo(20.8, 1);
    const served = await user.context.request.get('/user/about');
    expect(await served.text()).toContain('<html lang="en" data-text="largest"');
    expect(await (await page.reload())?.text()).toContain('<html lang="en" data-text="largest"');

    const faults: string[] = [];
    await page.evaluate(goInside, '/');
    await page.waitForFunction(arrived);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 812 });
      await page.evaluate(settled);
      faults.push(...(await page.evaluate(collisions)), ...(await page.evaluate(tilesAside)));
    }
    await page.setViewportSize({ width: 320, height: 812 });
    for (const path of ['/', '/tools', '/user', '/user/about', '/user/profile', '/tarot?drawType=3', '/tarotMean']) {
      await page.evaluate(goInside, path);
      await page.waitForFunction(arrived);
      await page.evaluate(settled);
      faults.push(...(await page.evaluate(layoutFaults, true)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('a part is let go offline, stays away until it is wanted, and nothing of the person goes with it', async () => {
    const { page } = user;
    await readyOffline(page, 'en');
    network.pull();
    await page.goto('/user/about');
    const row = page.locator('li', { hasText: 'Places of the world' });
    await row.getByRole('button', { name: 'Free up' }).tap();
    await page.getByText('Nothing you have made is touched.').first().waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Free up/ })
      .tap();
    await row.getByText('freed').first().waitFor();
    await page.getByText('only the search for birthplaces does not').first().waitFor();

    network.mend();
    const before = network.seen.length;
    const pictures = await page.evaluate(cardPictures);
    expect(await page.evaluate(dropCardPicture)).toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(cardPictures)).toBe(pictures);
    await row.getByText('freed').first().waitFor();
    expect(network.seen.slice(before).filter(({ path }) => path.includes('/places-'))).toEqual([]);

    await row.getByRole('button', { name: 'Keep again' }).tap();
    await row.getByText('ready').first().waitFor();
    await page.goto('/user/journal');
    await page.locator('main a[href*="/stardice/answer"]').first().waitFor();
    expect(user.complaints).toEqual([]);
  });
});

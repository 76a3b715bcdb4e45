import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone } from './world.ts';

const TILE = 'main li button';
/** What the first tile opens. */
const OPENED = 'a[href="/tarot?drawType=3"]';

/** In the page: taps the first tile in the moment in which the living app takes the place of the painted one. */
function tapAtTheChange(tile: string): void {
  let painted: Element | null = null;
  const look = () => {
    const now = document.querySelector(tile);
    if (painted && now && now !== painted) {
      watch.disconnect();
      (now as HTMLElement).click();
    }
    painted ??= now;
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
}

describe('the first tap on the painted home', () => {
  it('is done when the app stands, however late that is', async ({ browser, network }) => {
    network.fault = (path) => (path.startsWith('/assets/') ? 'slow' : 'none');
    const { context, page, complaints } = await offlinePhone(browser, network.address);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(TILE).first().tap();
    expect(await page.locator('#root[data-live]').count()).toBe(0);
    await page.locator(OPENED).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is done once when the app takes over in that moment', async ({ browser, network }) => {
    const { context, page, complaints } = await offlinePhone(browser, network.address);
    await context.addInitScript(tapAtTheChange, TILE);
    await page.goto('/');
    await page.locator(OPENED).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('whoever reads on in the painted home stays there when the app stands', async ({ browser, network }) => {
  network.fault = (path) => (path.startsWith('/assets/') ? 'slow' : 'none');
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(TILE).first().waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.locator('#root[data-live]').count()).toBe(0);
  await page.locator('#root[data-live]').waitFor();
  // The router sets the place of a screen in the frames after it stands.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(complaints).toEqual([]);
  await context.close();
});

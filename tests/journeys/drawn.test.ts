import { afterAll, describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone, type Phone } from './world.ts';

let user: Phone;

it.beforeAll(async ({ browser, program }) => {
  user = await offlinePhone(browser, program.address);
});
afterAll(async () => {
  await user?.context.close();
});

const keptNames = () =>
  user.page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('drawn-')));
const keptPictures = () =>
  user.page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('drawn-'));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  });
const widths = () =>
  user.page
    .locator('main li img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

describe('pictures of cards', () => {
  it('are drawn once and kept for the next start, as long as the drawing stays the same', async () => {
    const { page } = user;
    await page.goto('/lenormandMean');
    await expect.poll(async () => (await keptPictures()).length).toBeGreaterThanOrEqual(36);
    const [name] = await keptNames();

    // every kept picture becomes one of seven pixels: what the grid shows next tells where it comes from
    await page.evaluate(async (own) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 7, height: 7 });
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const shelf = await caches.open(own!);
      for (const { url } of await shelf.keys()) await shelf.put(url, new Response(picture));
      await (await caches.open('drawn-before')).put('/drawn/old', new Response(picture));
    }, name);
    await page.reload();
    await expect.poll(widths).toContain(7);
    await expect.poll(keptNames).toEqual([name]);
    expect(user.complaints).toEqual([]);
  });

  it('lean under a finger with depth, and light crosses their gold, unless the person wants less motion', async () => {
    const { page } = user;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/tarotMean?card=maj10');
    const card = page.getByRole('img', { name: /Wheel of Fortune/ }).locator('..');
    const light = () => card.evaluate((element) => Number(element.style.getPropertyValue('--light') || Number.NaN));
    const { x, y, width, height } = (await card.boundingBox())!;
    const point = (share: number) => page.mouse.move(x + width * share, y + height / 2);
    await point(0.25);
    await expect.poll(light).toBeCloseTo(-0.5, 1);
    // the picture, its sky, scene and frame, and the mask that shows its gold alone
    await expect.poll(() => card.locator('img').count()).toBe(5);
    const tenths = (px: number) => Math.round(px * 10) / 10;
    const shifts = async () =>
      (
        await card
          .locator('img')
          .evaluateAll((images) => images.map((image) => Number.parseFloat(getComputedStyle(image).translate) || 0))
      ).map(tenths);
    // half a lean: half of the most that the sky may move, and the scene half as far
    const sky = Math.min(4, width / 80) / 2;
    await expect.poll(shifts).toEqual([0, tenths(sky), tenths(sky / 2), 0, 0]);
    await point(0.5);
    await expect.poll(light).toBeCloseTo(0, 1);
    const lit = await card.screenshot();
    await card.evaluate((element) => element.style.setProperty('--light', '-1'));
    expect(Buffer.compare(lit, await card.screenshot())).not.toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(light).toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.move(x + width / 4, y + height / 2);
    await expect.poll(() => card.locator('img').count()).toBe(1);
    expect(await light()).toBeNaN();
    expect(user.complaints).toEqual([]);
  });
});

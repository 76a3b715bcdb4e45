import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { picture } from './map/picture.ts';
import { coloursAt } from './map/stage.ts';
import { Network } from './network.ts';
import { axeFaults } from './screens/page.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, type Phone, Program, readyOffline } from './world.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const GREEN = [30, 160, 60] as const;
/** A village that no list on a phone has, far from every town. */
const VILLAGE = { name: 'Mutitjulu', display_name: 'Mutitjulu, Northern Territory', lat: '-25.3513', lon: '131.0658' };
let program: Program;
let mapped: Program;
let tiles: Server;
let browser: Browser;
let user: Phone;
let network: Network;
let people = 0;
let down = false;

it.beforeAll(async ({ browser: shared }) => {
  tiles = createServer((request, answer) => {
    if (down) return request.socket.destroy();
    if (request.url?.startsWith('/reverse')) return answer.end(JSON.stringify(VILLAGE));
    const head = { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
    answer.writeHead(200, head).end(picture(GREEN));
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const house = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  const url = `${house}/{z}/{x}/{y}.png`;
  browser = shared;
  [program, mapped] = await Promise.all([
    Program.start(),
    Program.start({ TILE_URL: url, TILE_ATTRIBUTION: '© The Surveyors', PLACES_URL: house }),
  ]);
});
afterAll(async () => {
  await program?.stop();
  await mapped?.stop();
  tiles?.close();
});
afterEach(async () => {
  expect(user.complaints).toEqual([]);
  await user.context.close();
  await network.close();
});

/**
 * A new birth's form with the map of its birthplace. `kept`: everything for the time without a network is here; `cut`: and
 * the network is gone before the form is filled in.
 */
async function openMap(at: Program, state: 'online' | 'kept' | 'cut'): Promise<Page> {
  people += 1;
  network = await Network.to(at.address);
  user = await offlinePhone(browser, network.address);
  const { page } = user;
  await page.goto('/astrolabe/edit');
  await enterByEmail(page, at, 'en', `pin${people}@example.com`);
  await page.waitForURL(/astrolabe\/edit/);
  if (state !== 'online') await readyOffline(page, 'en');
  if (state === 'cut') {
    network.pull();
    await page.reload();
  }
  await page.getByRole('button', { name: /Birthplace/ }).tap();
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  return page;
}

/** Latitude and longitude that the foot of the sheet shows, in degrees. */
async function shown(page: Page): Promise<[number, number]> {
  const foot = page.locator('dialog footer');
  await foot
    .getByText(/\d°\d\d′[NS]/)
    .first()
    .waitFor();
  const [, ...parts] = /(\d+)°(\d+)′([NS]) (\d+)°(\d+)′([EW])/.exec(await foot.innerText()) ?? [];
  const [north, south, first, east, west, second] = parts;
  const degrees = (whole = '', minutes = '') => Number(whole) + Number(minutes) / 60;
  return [degrees(north, south) * (first === 'S' ? -1 : 1), degrees(east, west) * (second === 'W' ? -1 : 1)];
}

/** Waits until the foot shows something else than before. */
async function moved(page: Page, work: () => Promise<void>): Promise<[number, number]> {
  const foot = page.locator('dialog footer');
  const before = await foot.innerText();
  await work();
  await expect.poll(() => foot.innerText()).not.toBe(before);
  return shown(page);
}

describe('a birthplace on the map', () => {
  it('is chosen with the network cut: by a finger, by keys and by buttons', async () => {
    const page = await openMap(program, 'cut');
    const map = page.getByRole('application');
    const box = (await map.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await expect(page.getByRole('button', { name: 'Use this place' }).isDisabled()).resolves.toBe(true);

    await page.evaluate(AXE);
    expect(await page.evaluate(axeFaults, false)).toEqual([]);
    const tapped = await moved(page, () => page.touchscreen.tap(x - 90, y + 60));
    await page.waitForTimeout(400);
    const held = await moved(page, async () => {
      await page.mouse.move(x + 130, y);
      await page.mouse.down();
      await page.waitForTimeout(700);
      await page.mouse.up();
    });
    expect(held[1]).toBeGreaterThan(tapped[1]);
    await page.waitForTimeout(700);
    // The release of a long press is no second tap.
    expect(await shown(page)).toEqual(held);
    const dragged = await moved(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 6 });
      await page.waitForTimeout(200);
      await page.mouse.up();
    });
    expect(dragged[1]).toBeLessThan(held[1]);
    expect(dragged[0]).toBeCloseTo(held[0], 0);

    await map.focus();
    const north = await moved(page, () => page.keyboard.press('ArrowUp'));
    expect(north[0]).toBeGreaterThan(dragged[0]);
    await page.getByRole('button', { name: 'Turn the map' }).tap();
    await page.getByRole('button', { name: 'Turn the map' }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.waitForTimeout(400);
    expect(await shown(page)).toEqual(north);
    await map.focus();
    const turned = await moved(page, () => page.keyboard.press('ArrowUp'));
    expect(Math.abs(turned[1] - north[1])).toBeGreaterThan(Math.abs(turned[0] - north[0]));
    await page.getByRole('button', { name: 'North up' }).tap();
    await page.getByRole('button', { name: 'North up' }).waitFor({ state: 'detached' });

    const name = await page.locator('dialog footer b').innerText();
    expect(name).toMatch(/[A-Z]\w+/);
    await page.getByRole('button', { name: 'Use this place' }).tap();
    await page
      .getByRole('button', { name: /Birthplace/ })
      .getByText(name)
      .first()
      .waitFor();
  });

  it('is printed anew when the theme changes under it', async () => {
    const page = await openMap(program, 'online');
    const box = (await page.getByRole('application').boundingBox())!;
    const spots = [60, 120, 180, 240].map((down) => [Math.round(box.x + 40), Math.round(box.y + down)] as const);
    const light = async () => (await coloursAt(page, spots)).map(([red]) => red > 128);
    const theme = (name: string) =>
      page.evaluate((to) => {
        document.documentElement.dataset.theme = to;
      }, name);
    await theme('dark');
    await expect.poll(light, { timeout: 45_000 }).toEqual(spots.map(() => false));
    await theme('light');
    await expect.poll(light, { timeout: 45_000 }).toEqual(spots.map(() => true));
  });

  it('opens where it stood before, and keeps it until the map is moved', async () => {
    const page = await openMap(program, 'online');
    await page.getByRole('button', { name: 'Cities' }).tap();
    await page.getByRole('searchbox').fill('Suva');
    await page.getByRole('button', { name: /^Suva/ }).first().tap();
    const before = await shown(page);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await page.waitForTimeout(500);
    expect(await shown(page)).toEqual(before);
    await page.getByRole('application').focus();
    // Eastward over the edge of the world: longitudes go on in the west.
    let at = before;
    for (let step = 0; step < 14 && at[1] > 0; step += 1)
      at = await moved(page, () => page.keyboard.press('ArrowRight'));
    expect(at[1]).toBeLessThan(-170);
  });

  it('far from every town bears the name that the server knows; the phone’s own while it does not answer', async () => {
    const page = await openMap(mapped, 'online');
    await page.getByRole('button', { name: 'Coordinates', exact: true }).tap();
    const name = page.locator('dialog footer b');
    const asked = () => network.seen.filter(({ path }) => path.includes('reverse_geocode')).length;
    const stand = async (latitude: string) => {
      await page.getByLabel(/^Latitude/).fill(latitude);
      await page.getByLabel(/^Longitude/).fill('131.0658 E');
    };
    await stand('25.3513 S');
    await name.getByText('Mutitjulu, Northern Territory', { exact: true }).first().waitFor({ timeout: 45_000 });
    await stand('25.6 S');
    await name.getByText('Near Mutitjulu, Northern Territory', { exact: true }).first().waitFor({ timeout: 45_000 });

    for (const [fault, latitude] of [
      ['cut', '25.7 S'],
      ['hang', '25.8 S'],
    ] as const) {
      network.fault = (path) => (path.includes('reverse_geocode') ? fault : 'none');
      const before = asked();
      await stand(latitude);
      await expect.poll(asked, { timeout: 45_000 }).toBeGreaterThan(before);
      expect(await name.innerText()).not.toContain('Mutitjulu');
      expect(await page.getByRole('button', { name: 'Use this place' }).isEnabled()).toBe(true);
    }
    const own = await name.innerText();
    await page.getByRole('button', { name: 'Use this place' }).tap();
    await page
      .getByRole('button', { name: /Birthplace/ })
      .getByText(own)
      .first()
      .waitFor();
    expect(user.complaints.splice(0).filter((words) => !/reverse_geocode/.test(words))).toEqual([]);
  });

  it('shows the pictures of the operator’s map server with its credit, and those seen before without a network', async () => {
    const page = await openMap(mapped, 'kept');
    await page.getByText('© The Surveyors').first().waitFor();
    const box = (await page.getByRole('application').boundingBox())!;
    const point = [Math.round(box.x + 60), Math.round(box.y + box.height - 80)] as const;
    const isGreen = async () => {
      const [[red, green, blue] = [0, 0, 0]] = await coloursAt(page, [point]);
      return Math.hypot(red - GREEN[0], green - GREEN[1], blue - GREEN[2]) < 12;
    };
    await expect.poll(isGreen).toBe(true);
    await page.getByRole('button', { name: 'Cities' }).tap();
    down = true;
    network.pull();
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await expect.poll(isGreen).toBe(true);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { offlinePhone, type Phone, Program, readyOffline } from './world.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let tiles: Server;
let program: Program;
let browser: Browser;
let user: Phone;
let asked: string[] = [];
let down = false;

it.beforeAll(async ({ browser: shared }) => {
  tiles = createServer((incoming, answer) => {
    asked.push(incoming.url ?? '');
    if (down) return incoming.socket.destroy();
    if (incoming.url?.includes('/broken'))
      return answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>no</p>');
    answer.writeHead(200, {
      'Content-Type': 'image/png',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    });
    answer.end(PIXEL);
  });
  await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  const { port } = tiles.address() as AddressInfo;
  browser = shared;
  program = await Program.start({ TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, TILE_ATTRIBUTION: 'test' });
  user = await offlinePhone(browser, program.address);
  await user.page.goto('/');
  await user.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
afterAll(async () => {
  await user?.context.close();
  await program?.stop();
  tiles?.close();
});

/** Loads tiles as the map layer does, anonymously, and tells which arrived as pictures. */
function load(page: Page, names: string[]): Promise<boolean[]> {
  const { port } = tiles.address() as AddressInfo;
  return page.evaluate(
    ([base, list]) =>
      Promise.all(
        list.map((name) =>
          fetch(`${base}/${name}`, { mode: 'cors', credentials: 'same-origin' })
            .then((answer) => answer.blob())
            .then(createImageBitmap)
            .then(
              () => true,
              () => false,
            ),
        ),
      ),
    [`http://127.0.0.1:${port}`, names] as const,
  );
}

const row = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `9/${from + index}/7.png`);
const kept = () =>
  user.page.evaluate(async () => (await (await caches.open('tiles')).keys()).map((request) => request.url));

describe('map tiles on this device', () => {
  it('are asked for once, and are there without a network', async () => {
    await load(user.page, row(0, 40));
    await expect.poll(async () => (await kept()).length).toBe(40);
    asked = [];
    down = true;
    expect((await load(user.page, row(0, 40))).every(Boolean)).toBe(true);
    expect((await load(user.page, ['9/99/7.png?tk=secret']))[0]).toBe(false);
    down = false;
    expect(asked.filter((path) => !path.includes('99'))).toEqual([]);
  });

  it('share a picture whatever token they are asked with', async () => {
    asked = [];
    await load(user.page, ['9/0/7.png?tk=one']);
    expect(asked).toEqual([]);
  });

  it('that are no pictures are not kept', async () => {
    await load(user.page, ['broken/1.png']);
    expect((await kept()).some((url) => url.includes('broken'))).toBe(false);
  });

  it('are the 512 used last', async () => {
    for (let from = 40; from < 600; from += 80) {
      await load(user.page, row(from, Math.min(600, from + 80)));
      await load(
        user.page,
        row(0, 10).map((name) => `${name}?tk=${from}`),
      );
    }
    const has = async (name: string) => (await kept()).some((url) => url.includes(`/${name}`));
    await expect.poll(() => has('9/599/'), { timeout: 30_000 }).toBe(true);
    expect((await kept()).length).toBe(512);
    expect(await has('9/20/')).toBe(false);
    const names = await kept();
    for (const name of row(0, 10)) expect(names.some((url) => url.includes(`/${name}?`))).toBe(true);
  });

  describe('on a full disk', () => {
    // The room holds as long as the session does.
    let devtools: CDPSession | undefined;
    const giveRoom = async (bytes: number) => {
      devtools ??= await user.context.newCDPSession(user.page);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: program.address, quotaSize: bytes });
    };
    const used = () => user.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    /** Everything kept that is no tile. */
    const others = () =>
      user.page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name !== 'tiles');
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map((request) => request.url);
      });

    it('make room for the new among themselves: the oldest quarter goes, nothing else does', async () => {
      // what the worker still fetches would take the room that the tiles give up
      await readyOffline(user.page, 'en');
      // fewer than the cache may hold, or one goes for one that comes
      await user.page.evaluate(() =>
        navigator.serviceWorker.controller!.postMessage({ type: 'FREE', part: 'tiles', language: 'en' }),
      );
      await expect.poll(async () => (await kept()).length).toBe(0);
      await load(user.page, row(40, 340));
      await load(user.page, row(0, 10));
      await expect.poll(async () => (await kept()).length).toBe(310);
      const before = await kept();
      const beside = await others();
      // Another one at every try.
      const fresh = `9/${1000 + before.length}/7.png`;
      await giveRoom(await used());
      expect(await load(user.page, [fresh])).toEqual([true]);
      await expect
        .poll(async () => (await kept()).some((url) => url.includes(`/${fresh}`)), { timeout: 45_000 })
        .toBe(true);
      const after = await kept();
      const gone = before.filter((url) => !after.includes(url));
      expect(gone.length).toBeGreaterThanOrEqual(before.length / 4 - 1);
      expect(gone.length).toBeLessThanOrEqual(before.length / 4 + 1);
      for (const name of row(0, 10)) expect(after.some((url) => url.includes(`/${name}?`))).toBe(true);
      expect(await others()).toEqual(expect.arrayContaining(beside));
      expect(beside.length).toBeGreaterThan(0);
    });

    it('arrive all the same where there is no room at all, and most of those that are kept stay', async () => {
      const before = (await kept()).length;
      await giveRoom(1);
      expect((await load(user.page, row(800, 812))).every(Boolean)).toBe(true);
      await giveRoom(1e9);
      await load(user.page, ['9/900/7.png']);
      await expect
        .poll(async () => (await kept()).some((url) => url.includes('/9/900/')), { timeout: 45_000 })
        .toBe(true);
      expect((await kept()).length).toBeGreaterThanOrEqual(Math.floor((before * 3) / 4));
    });
  });
});

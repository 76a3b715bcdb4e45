import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { convert, type Datum, type LonLat } from '../../../src/domain/map/projection.ts';
import { lonLatToTile, type TileType } from '../../../src/domain/map/tiles.ts';
import { type Colour, picture } from './picture.ts';
import { coloursAt, MapStage, settled } from './stage.ts';

let stage: MapStage;
beforeAll(async () => {
  stage = await MapStage.open();
});
afterAll(() => stage?.close());
afterEach(() => expect(stage.complaints).toEqual([]));

const WHITE: Colour = [255, 255, 255];
const RED_GROUND: Colour = [128, 0, 0];
const colourOf = (z: number, x: number, y: number): Colour => [
  (Math.abs(x) * 37 + 20) % 256,
  (Math.abs(y) * 53 + 40) % 256,
  (z * 29) % 256,
];

/** Equal but for what blending rounds. */
function near(one: Colour | undefined, other: readonly (number | undefined)[]): void {
  other.forEach((value, index) => {
    expect(Math.abs((one?.[index] ?? -99) - (value ?? 0))).toBeLessThanOrEqual(2);
  });
}

type Map =
  | { flat: Record<string, unknown> }
  | { how?: { lends?: boolean; stencil?: boolean }; tilted: Record<string, unknown> };

async function lay(map: Map, options: Record<string, unknown>): Promise<Page> {
  const page = await stage.page();
  stage.answers.picture = (z, x, y) => picture(colourOf(z, x, y));
  await page.evaluate(
    ([at, given]) => {
      if ('flat' in at) window.bench.flatMap(at.flat);
      else window.bench.tiltedMap(at.how, at.tilted);
      window.bench.lay(given);
    },
    [map, { url: stage.template(), ...options }] as const,
  );
  await settled(page, stage);
  return page;
}

/** Colours of a grid of places, as the tiles under them have them; near the edge of a tile nothing is expected. */
async function expectTiles(page: Page, z: number, proj: Datum, crs: Datum, tileType: TileType): Promise<void> {
  const places = await page.evaluate(() => {
    const frame = window.bench.host!.frame()!;
    const found: { at: [number, number]; place: LonLatPair }[] = [];
    type LonLatPair = [number, number];
    const [cx, cy] = frame.centre;
    for (let east = -6; east <= 6; east += 1) {
      for (let north = -6; north <= 6; north += 1) {
        const place: LonLatPair = [
          cx + (east * 48 * 360) / (256 * 2 ** frame.zoom),
          cy + (north * 34 * 360) / (256 * 2 ** frame.zoom),
        ];
        const [x, y] = frame.toScreen(place);
        if (x > 30 && x < 508 && y > 4 && y < 508) found.push({ at: [Math.round(x), Math.round(y)], place });
      }
    }
    return found;
  });
  const tileAt = ([lon, lat]: LonLat) => {
    const [x, y] = convert([lon, lat], crs, proj);
    return lonLatToTile(x, y, z, tileType);
  };
  const hair = (3 * 360) / (256 * 2 ** z);
  const firm = places.filter(({ place: [lon, lat] }) =>
    [-hair, hair].every((east) =>
      [-hair, hair].every((north) => {
        const [here, there] = [tileAt([lon, lat]), tileAt([lon + east, lat + north])];
        return here.x === there.x && here.y === there.y;
      }),
    ),
  );
  expect(firm.length).toBeGreaterThan(20);
  const seen = await coloursAt(
    page,
    firm.map(({ at }) => at),
  );
  firm.forEach(({ place }, index) => {
    const { x, y } = tileAt(place);
    expect(seen[index]).toEqual(colourOf(z, x, y));
  });
}

describe('each tile lies where it belongs', () => {
  it('on a flat map', async () => {
    const page = await lay({ flat: { zoom: 5.4, centre: [10, 50] } }, { proj: 'wgs84' });
    await expectTiles(page, 6, 'wgs84', 'wgs84', 'xyz');
  });

  it('on a turned map, without seams', async () => {
    const page = await lay({ flat: { zoom: 5.6, centre: [10, 50], rotation: 33 } }, { proj: 'wgs84' });
    await expectTiles(page, 6, 'wgs84', 'wgs84', 'xyz');
    stage.answers.picture = () => picture([10, 20, 30]);
    const plain = await stage.page();
    stage.answers.picture = () => picture([10, 20, 30]);
    await plain.evaluate((url) => {
      window.bench.flatMap({ zoom: 5.6, centre: [10, 50], rotation: 33 });
      window.bench.lay({ url, proj: 'wgs84' });
    }, stage.template());
    await settled(plain, stage);
    const points = Array.from({ length: 500 }, (_, index) => [index + 5, 200] as const);
    for (const colour of await coloursAt(plain, points)) near(colour, [10, 20, 30]);
  });

  it.each([
    ['gcj02', 'xyz', [116.4, 39.9]],
    ['bd09', 'bd09', [116.4, 39.9]],
    ['gcj02', 'xyz', [2.35, 48.85]],
    ['bd09', 'bd09', [-58.4, -34.6]],
  ] as const)('bent: %s tiles numbered %s on a map of the world’s datum at %o', async (proj, tileType, centre) => {
    const page = await lay({ flat: { zoom: 11.7, centre } }, { proj, tileType });
    await expectTiles(page, 12, proj, 'wgs84', tileType);
  });

  it.each([
    ['wgs84 tiles', 'wgs84', [116.4, 39.9], 0, 0],
    ['wgs84 tiles outside of China, where nothing shifts', 'wgs84', [2.35, 48.85], 0, 0],
    ['gcj02 tiles, turned', 'gcj02', [116.4, 39.9], 25, 0],
    ['gcj02 tiles, turned and tilted', 'gcj02', [116.4, 39.9], 25, 45],
  ] as const)('on a map of AMap: %s', async (_, proj, centre, rotation, pitch) => {
    const page = await lay({ tilted: { zoom: 11.7, centre, rotation, pitch } }, { proj });
    await expectTiles(page, 12, proj, 'gcj02', 'xyz');
  });

  it('on a canvas of its own where AMap lends no context, or one without a stencil', async () => {
    for (const how of [{ lends: false }, { stencil: false }]) {
      const page = await lay({ how, tilted: { zoom: 11.7, centre: [116.4, 39.9], pitch: 30 } }, { proj: 'gcj02' });
      await page.evaluate(() => window.bench.amap?.move({ zoom: 11.7 }));
      await settled(page, stage);
      await expectTiles(page, 12, 'gcj02', 'gcj02', 'xyz');
    }
  });
});

/** A square in degrees round a centre. */
const square = ([lon, lat]: LonLat, half: number) => [
  [lon - half, lat - half],
  [lon + half, lat - half],
  [lon + half, lat + half],
  [lon - half, lat + half],
];

describe('mask and opacity', () => {
  const holed = [square([0, 0], 40), square([0, 0], 20)];

  it.each([
    ['on a canvas', { flat: { zoom: 2.5 } }, { proj: 'wgs84' }, WHITE],
    ['by WebGL', { flat: { zoom: 2.5 } }, { proj: 'gcj02' }, WHITE],
    ['in AMap’s own context', { tilted: { zoom: 2.5, centre: [0, 0] } }, { proj: 'gcj02' }, RED_GROUND],
  ] as const)('cut a polygon with a hole out, and leave the map below alone: %s', async (_, map, options, ground) => {
    const page = await lay(map as Map, { ...options, mask: holed });
    const middle = 256;
    const [hole, left, right, outside] = await coloursAt(page, [
      [middle, middle],
      [middle - 120, middle + 5],
      [middle + 120, middle + 5],
      [middle - 200, middle],
    ]);
    expect([hole, outside]).toEqual([ground, ground]);
    expect([left, right]).toEqual([colourOf(3, 3, 4), colourOf(3, 4, 4)]);
    await page.evaluate(() => window.bench.layer?.setMask(null));
    await page.evaluate(() => window.bench.frames(3));
    for (const colour of await coloursAt(page, [
      [middle + 5, middle + 5],
      [middle - 200, middle],
    ]))
      expect(colour).not.toEqual(ground);
  });

  it('two polygons that overlap are one', async () => {
    for (const proj of ['wgs84', 'gcj02']) {
      const mask = [[square([-15, 0], 30)], [square([15, 0], 30).reverse()]];
      const page = await lay({ flat: { zoom: 2.5 } }, { proj, mask });
      const [middle, outside] = await coloursAt(page, [
        [260, 260],
        [20, 256],
      ]);
      expect(middle).not.toEqual(WHITE);
      expect(outside).toEqual(WHITE);
    }
  });

  it.each([
    ['on a canvas', { flat: { zoom: 3 } }, { proj: 'wgs84' }, WHITE],
    ['by WebGL', { flat: { zoom: 3 } }, { proj: 'gcj02' }, WHITE],
    ['in AMap’s own context', { tilted: { zoom: 3, centre: [0, 0] } }, { proj: 'gcj02' }, RED_GROUND],
  ] as const)('let the ground through: %s', async (_, map, options, ground) => {
    const page = await lay(map as Map, { ...options, opacity: 0.25 });
    const mixed = (part: number) =>
      colourOf(3, 3, 3)
        .slice(0, 3)
        .map((value, index) => Math.round(value! * part + ground[index]! * (1 - part)));
    near((await coloursAt(page, [[200, 200]]))[0], mixed(0.25));
    await page.evaluate(() => window.bench.layer?.setOpacity(0.75));
    await page.evaluate(() => window.bench.frames(3));
    near((await coloursAt(page, [[200, 200]]))[0], mixed(0.75));
  });
});

describe('the graphics card', () => {
  it('gets less than 200 calls a frame for 60 tiles, and no question', async () => {
    const page = await stage.page({ width: 1600, height: 1200 });
    stage.answers.picture = (z, x, y) => picture(colourOf(z, x, y));
    await page.evaluate((url) => {
      window.bench.flatMap({ zoom: 12, centre: [116.4, 39.9] });
      window.bench.lay({ url, proj: 'gcj02' });
    }, stage.template());
    await settled(page, stage);
    const calls = await page.evaluate(async () => {
      const { bench } = window;
      bench.map?.getView().setRotation(0.3);
      await bench.frames(60);
      bench.calls = {};
      bench.map?.getView().setRotation(0.30001);
      await bench.frames(3);
      return bench.calls;
    });
    const frames = calls.clear ?? 0;
    const drawn = (calls.drawElements ?? 0) / frames;
    expect(drawn).toBeGreaterThanOrEqual(35);
    const all = Object.values(calls).reduce((sum, count) => sum + count, 0) / frames;
    expect((all / drawn) * 60).toBeLessThan(200);
    expect(calls.getUniformLocation ?? 0).toBe(0);
    expect(calls.getParameter ?? 0).toBe(0);
    expect(calls.bufferData ?? 0).toBe(0);
  });

  it('holds no more textures than the cache and the screen', async () => {
    const page = await lay({ flat: { zoom: 10, centre: [10, 50] } }, { proj: 'gcj02', cacheSize: 12 });
    for (let step = 1; step <= 12; step += 1) {
      await page.evaluate(
        (lon) => window.bench.map?.getView().setCenter(window.bench.fromLonLat([lon, 50])),
        10 + step,
      );
      await settled(page, stage);
    }
    const { createTexture = 0, deleteTexture = 0 } = await page.evaluate(() => window.bench.calls);
    expect(createTexture).toBeGreaterThan(40);
    expect(createTexture - deleteTexture).toBeLessThanOrEqual(12 + 9);
  });

  it('may lose its context: the layer comes back with it', async () => {
    const page = await lay({ flat: { zoom: 3 } }, { proj: 'gcj02' });
    const before = await coloursAt(page, [[200, 200]]);
    await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('#map canvas')!;
      const lose = canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!;
      lose.loseContext();
      await window.bench.frames(3);
      window.bench.map?.getView().setRotation(0.001);
      await window.bench.frames(3);
      lose.restoreContext();
    });
    await settled(page, stage);
    expect(await coloursAt(page, [[200, 200]])).toEqual(before);
  });

  it('is left clean: destroyed while it loads, a layer frees everything and nothing arrives later', async () => {
    const page = await stage.page();
    stage.answers.delay = (_z, x) => (x % 2 ? 400 : 0);
    await page.evaluate(async (url) => {
      window.bench.flatMap({ zoom: 10, centre: [10, 50] });
      window.bench.lay({ url, proj: 'gcj02' });
    }, stage.template());
    await page.waitForTimeout(250);
    await page.evaluate(() => {
      window.bench.layer?.destroy();
      window.bench.layer?.destroy();
      window.bench.map?.getView().setZoom(9);
    });
    const asked = stage.asked.length;
    await page.waitForTimeout(600);
    expect(stage.asked).toHaveLength(asked);
    expect(stage.asked.some(({ cancelled }) => cancelled)).toBe(true);
    const { createTexture = 0, deleteTexture = 0 } = await page.evaluate(() => window.bench.calls);
    expect(createTexture).toBe(deleteTexture);
    expect(await page.locator('#map canvas').count()).toBe(0);
    expect(await coloursAt(page, [[200, 200]])).toEqual([WHITE]);
  });
});

describe('without WebGL', () => {
  let plain: MapStage;
  beforeAll(async () => {
    plain = await MapStage.open(['--disable-gpu', '--disable-3d-apis']);
  });
  afterAll(() => plain?.close());

  it('bent tiles are painted on a plain canvas', async () => {
    const page = await plain.page();
    plain.answers.picture = (z, x, y) => picture(colourOf(z, x, y));
    await page.evaluate((url) => {
      window.bench.flatMap({ zoom: 11.7, centre: [116.4, 39.9] });
      window.bench.lay({ url, proj: 'bd09' });
    }, plain.template());
    await settled(page, plain);
    expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl'))).toBeNull();
    await expectTiles(page, 12, 'bd09', 'wgs84', 'bd09');
    expect(plain.complaints).toEqual([]);
  });
});

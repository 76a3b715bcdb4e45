import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LonLat } from '../../../src/domain/map/projection.ts';
import { BAR, colourOf, expectTiles, type Ground, lay, near, OWN_BAR, RED_GROUND, WHITE } from './painted.ts';
import { picture } from './picture.ts';
import { coloursAt, MapStage, settled } from './stage.ts';

let stage: MapStage;
beforeAll(async () => {
  stage = await MapStage.open();
});
afterAll(() => stage?.close());
afterEach(() => expect(stage.complaints).toEqual([]));

describe('each tile lies where it belongs', () => {
  it('on a flat map', async () => {
    const page = await lay(stage, { flat: { zoom: 5.4, centre: [10, 50] } }, { proj: 'wgs84' });
    await expectTiles(page, 6, 'wgs84', 'wgs84', 'xyz');
  });

  it('on a turned map, without seams', async () => {
    const page = await lay(stage, { flat: { zoom: 5.6, centre: [10, 50], rotation: 33 } }, { proj: 'wgs84' });
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

  it('on a turned map that lags: with fewer pixels while it moves, and sharp at rest', async () => {
    const page = await lay(stage, { flat: { zoom: 5.6, centre: [10, 50], rotation: 33 } }, { proj: 'wgs84' });
    const least = await page.evaluate(async () => {
      const { bench } = window;
      const wide = () => document.querySelector<HTMLCanvasElement>('#map canvas')!.width;
      let found = wide();
      for (let step = 1; step <= 80; step += 1) {
        bench.map?.getView().setRotation(0.57 + step / 500);
        const until = performance.now() + 40;
        while (performance.now() < until);
        await bench.frames(1);
        found = Math.min(found, wide());
        if (found < 512) break;
      }
      return found;
    });
    expect(least).toBe(256);
    const width = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>('#map canvas')!.width);
    await expect.poll(width, { timeout: 15_000 }).toBe(512);
    await expectTiles(page, 6, 'wgs84', 'wgs84', 'xyz');
  });

  it.each([
    ['gcj02', 'xyz', [116.4, 39.9]],
    ['bd09', 'bd09', [116.4, 39.9]],
    ['gcj02', 'xyz', [2.35, 48.85]],
    ['bd09', 'bd09', [-58.4, -34.6]],
  ] as const)('bent: %s tiles numbered %s on a map of the world’s datum at %o', async (proj, tileType, centre) => {
    const page = await lay(stage, { flat: { zoom: 11.7, centre } }, { proj, tileType });
    await expectTiles(page, 12, proj, 'wgs84', tileType);
  });

  it.each([
    ['wgs84 tiles', 'wgs84', [116.4, 39.9], 0, 0],
    ['wgs84 tiles outside of China, where nothing shifts', 'wgs84', [2.35, 48.85], 0, 0],
    ['gcj02 tiles, turned', 'gcj02', [116.4, 39.9], 25, 0],
    ['gcj02 tiles, turned and tilted', 'gcj02', [116.4, 39.9], 25, 45],
  ] as const)('on a map of AMap: %s', async (_, proj, centre, rotation, pitch) => {
    const page = await lay(stage, { tilted: { zoom: 11.7, centre, rotation, pitch } }, { proj });
    await expectTiles(page, 12, proj, 'gcj02', 'xyz');
    expect(await coloursAt(page, BAR)).toEqual(BAR.map(() => OWN_BAR));
  });

  it('on a canvas of its own where AMap lends no context, or one without a stencil', async () => {
    for (const how of [{ lends: false }, { stencil: false }]) {
      const page = await lay(
        stage,
        { how, tilted: { zoom: 11.7, centre: [116.4, 39.9], pitch: 30 } },
        { proj: 'gcj02' },
      );
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
    const page = await lay(stage, map as Ground, { ...options, mask: holed });
    const middle = 256;
    const [hole, left, right, outside] = await coloursAt(page, [
      [middle, middle],
      [middle - 120, middle + 5],
      [middle + 120, middle + 5],
      [middle - 200, middle],
    ]);
    expect([hole, outside]).toEqual([ground, ground]);
    if ('tilted' in map) expect(await coloursAt(page, BAR)).toEqual(BAR.map(() => OWN_BAR));
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
      const page = await lay(stage, { flat: { zoom: 2.5 } }, { proj, mask });
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
    const page = await lay(stage, map as Ground, { ...options, opacity: 0.25 });
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

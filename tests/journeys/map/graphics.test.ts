import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiles, lay, painted, WHITE } from './painted.ts';
import { coloursAt, MapStage, settled } from './stage.ts';

let stage: MapStage;
beforeAll(async () => {
  stage = await MapStage.open();
});
afterAll(() => stage?.close());
afterEach(() => expect(stage.complaints).toEqual([]));

describe('the graphics card', () => {
  it('gets less than 200 calls a frame for 60 tiles, and no question', async () => {
    const page = await stage.page({ width: 1600, height: 1200 });
    stage.answers.picture = painted;
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
    const page = await lay(stage, { flat: { zoom: 10, centre: [10, 50] } }, { proj: 'gcj02', cacheSize: 12 });
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
    const page = await lay(stage, { flat: { zoom: 3 } }, { proj: 'gcj02' });
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

describe('a context that the map lends', () => {
  const tilted = { tilted: { centre: [116.4, 39.9], zoom: 12, pitch: 30 } };

  it('is asked for no setting in a frame, and gets fewer than 200 calls for 60 tiles', async () => {
    const page = await lay(stage, tilted, { proj: 'gcj02' });
    const calls = await page.evaluate(() => {
      window.bench.calls = {};
      window.bench.amap?.paint();
      return window.bench.calls;
    });
    for (const question of ['isEnabled', 'getVertexAttrib', 'getVertexAttribOffset', 'getUniformLocation'])
      expect(calls[question] ?? 0).toBe(0);
    // What is bound the browser knows by itself: program, buffer, array of attributes, texture.
    expect(calls.getParameter).toBe(4);
    const tiles = (calls.drawArrays ?? 0) - 1;
    expect(tiles).toBeGreaterThan(8);
    const all = Object.values(calls).reduce((sum, count) => sum + count, 0);
    expect(all + (60 - tiles) * 2).toBeLessThan(200);
  });

  it('is not told again what it knows, and what comes into view is asked for before the next frame', async () => {
    const page = await lay(stage, tilted, { proj: 'gcj02' });
    const { again, asked } = await page.evaluate(async () => {
      const { bench } = window;
      const painted = () => {
        bench.calls = {};
        bench.amap?.paint();
        return { ...bench.calls };
      };
      painted();
      const again = painted();
      let asked = 0;
      const { fetch } = window;
      window.fetch = (...given) => {
        asked += 1;
        return fetch(...given);
      };
      bench.amap?.move({ centre: [116.9, 39.9] });
      const before = asked;
      await bench.frames(3);
      return { again, asked: [before, asked] };
    });
    // The stand-in tells its own ground where its attribute stands; the layer has an array for it.
    expect(again).toMatchObject({ vertexAttribPointer: 1, drawArrays: expect.any(Number) });
    for (const call of ['uniformMatrix4fv', 'uniform1f', 'bufferData'])
      expect([call, again[call] ?? 0]).toEqual([call, 0]);
    expect(asked[0]).toBeGreaterThan(4);
    expect(asked[1]).toBe(asked[0]);
  });

  const MASK = [
    [116.3, 39.8],
    [116.5, 39.8],
    [116.5, 40],
  ];
  it.each([
    ['without a mask', {}],
    ['with a mask', { mask: MASK }],
  ])('is left as it was found, whatever the map sets in between, %s', async (_, options) => {
    const page = await lay(stage, tilted, { proj: 'gcj02', ...options });
    const frames = await page.evaluate(() => window.bench.stateRoundLayers(3));
    expect(frames).toHaveLength(3);
    for (const { before, after } of frames) {
      expect(before.length).toBeGreaterThan(45);
      expect(after).toEqual(before);
    }
    expect(new Set(frames.map(({ before }) => before.join())).size).toBe(3);
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
    plain.answers.picture = painted;
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

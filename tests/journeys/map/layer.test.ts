import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tilesInView } from '../../../src/domain/map/grid.ts';
import { cornersOf } from '../../../src/domain/map/viewport.ts';
import { colourOf, lay, painted } from './painted.ts';
import { type Answers, coloursAt, MapStage, settled } from './stage.ts';

let stage: MapStage;
beforeAll(async () => {
  stage = await MapStage.open();
});
afterAll(() => stage?.close());
afterEach(() => expect(stage.complaints).toEqual([]));

/** A page of 512 by 512 with a flat map and a layer of plain Web Mercator tiles on it. */
const flat = (map: Record<string, unknown>, options: Record<string, unknown> = {}, answers: Partial<Answers> = {}) =>
  lay(stage, { flat: map }, { proj: 'wgs84', ...options }, answers);

/** Between the columns of 10 and of 40 degrees east at level 10. */
const EAST = 580;

const keys = () => stage.asked.map(({ z, x, y }) => `${z}/${x}/${y}`);

describe('what the constructor says', () => {
  it('in its order and in the specification’s words', async () => {
    const page = await stage.page();
    const words = await page.evaluate(() => {
      window.bench.flatMap({});
      const { host, TileLayer } = window.bench;
      const said = (work: () => unknown) => {
        try {
          work();
          return '';
        } catch (reason) {
          return (reason as Error).message;
        }
      };
      return [
        said(() => new TileLayer(null)),
        said(() => new TileLayer(undefined, { url: '' })),
        said(() => new TileLayer(host)),
        said(() => new TileLayer(host, { url: 'https://{s}.example/{z}/{x}/{y}' })),
        said(() => new TileLayer(host, { url: 'https://example/{z}/{x}/{y}/{key}' })),
        said(() => new TileLayer(host, { url: 'https://example/{z}/{x}/{y}', opacity: 2 })),
      ];
    });
    expect(words).toEqual([
      '请传入地图实例',
      '请传入地图实例',
      '请传入url',
      '请传入subdomains',
      'No value provided for variable {key}',
      'opacity参数不正确: 2',
    ]);
  });

  it('a mask of the wrong depth only warns, and the one before stays', async () => {
    const page = await flat(
      { zoom: 3 },
      {
        mask: [
          [
            [-20, -20],
            [20, -20],
            [20, 20],
            [-20, 20],
          ],
        ],
      },
    );
    await page.evaluate(() => window.bench.layer?.setMask([1, 2, 3]));
    expect(stage.complaints).toEqual(['mask数据格式不正确']);
    stage.complaints.length = 0;
    const [inside, outside] = await coloursAt(page, [
      [260, 260],
      [20, 20],
    ]);
    expect(inside).toEqual(colourOf(3, 4, 4));
    expect(outside).toEqual([255, 255, 255]);
  });

  it('leaves the page’s own objects alone', async () => {
    const page = await flat({ zoom: 3 });
    const native = await page.evaluate(() => [Object.freeze, Array.prototype.map, JSON.parse].map(String));
    for (const text of native) expect(text).toContain('[native code]');
  });
});

describe('what is asked for', () => {
  it('is exactly the tiles in view, anonymously, once', async () => {
    const page = await flat({ zoom: 3 });
    expect(keys().sort()).toEqual(['3/3/3', '3/3/4', '3/4/3', '3/4/4']);
    for (const { headers } of stage.asked) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.origin).toMatch(/^http:\/\/127/);
    }
    await page.evaluate(() => window.bench.map?.render());
    await settled(page, stage);
    expect(stage.asked).toHaveLength(4);
  });

  it('is nothing while hidden or beyond the zooms, and comes with show()', async () => {
    const page = await flat({ zoom: 3 }, { visible: false });
    await page.evaluate(() => window.bench.map?.getView().setZoom(4));
    await settled(page, stage);
    expect(stage.asked).toEqual([]);
    await page.evaluate(() => window.bench.layer?.show());
    await settled(page, stage);
    expect(stage.asked.length).toBeGreaterThan(0);
    const before = stage.asked.length;
    await page.evaluate(() => {
      window.bench.layer?.hide();
      window.bench.map?.getView().setZoom(6);
    });
    await settled(page, stage);
    expect(stage.asked).toHaveLength(before);
    const [ground] = await coloursAt(page, [[200, 200]]);
    expect(ground).toEqual([255, 255, 255]);

    await flat({ zoom: 1.5 });
    expect(stage.asked).toEqual([]);
    await flat({ zoom: 18.5 });
    expect(stage.asked).toEqual([]);
  });

  it('a hair above a whole zoom is that zoom', async () => {
    await flat({ zoom: 12.0000001, centre: [10, 50] });
    expect(new Set(stage.asked.map(({ z }) => z))).toEqual(new Set([12]));
  });

  it('turned by 45 degrees is only what the turned window touches', async () => {
    await flat({ zoom: 6, centre: [10, 50], rotation: 45 });
    const view = { zoom: 6, centre: [10, 50] as const, rotation: 45, size: [512, 512] as const };
    const wanted = tilesInView(
      { ...view, corners: cornersOf(view) },
      { tileType: 'xyz', proj: 'wgs84', crs: 'wgs84', tileMaxZoom: 18 },
    );
    expect(keys().sort()).toEqual(wanted.map(({ z, x, y }) => `${z}/${x}/${y}`).sort());
  });

  it('x goes round the world, y ends at the poles, and each tile has one host', async () => {
    const page = await stage.page({ width: 1500, height: 800 });
    stage.answers.picture = painted;
    const url = stage.template('{s}');
    await page.evaluate((address) => {
      window.bench.flatMap({ zoom: 2, centre: [179, 70] });
      window.bench.lay({ url: address, proj: 'wgs84', subdomains: ['127.0.0.1', 'localhost'] });
    }, url);
    await settled(page, stage);
    for (const { z, x, y } of stage.asked) expect(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z).toBe(true);
    expect(new Set(keys()).size).toBe(stage.asked.length);
    for (const { x, y, host } of stage.asked)
      expect(host.startsWith((x + y) % 2 === 0 ? '127.0.0.1' : 'localhost')).toBe(true);
  });

  it('Baidu’s numbers are signed and asked for in the west and in the south', async () => {
    const page = await flat({ zoom: 6, centre: [-58.4, -34.6] }, { proj: 'bd09' });
    expect(stage.asked.length).toBeGreaterThan(0);
    for (const { x, y } of stage.asked) expect(x < 0 && y < 0).toBe(true);
    const [middle] = await coloursAt(page, [[256, 256]]);
    expect(middle).not.toEqual([255, 255, 255]);
  });

  it('what leaves the view while loading is called off, and asked for again when it is back', async () => {
    const page = await stage.page();
    stage.answers.delay = () => 700;
    await page.evaluate((url) => {
      window.bench.flatMap({ zoom: 10, centre: [10, 50] });
      window.bench.lay({ url, proj: 'wgs84' });
    }, stage.template());
    await expect.poll(() => stage.asked.length).toBeGreaterThan(3);
    await page.evaluate(() => window.bench.map?.getView().setCenter(window.bench.fromLonLat([40, 50])));
    const first = () => stage.asked.filter(({ x }) => x < EAST);
    await expect.poll(() => first().every(({ cancelled }) => cancelled)).toBe(true);
    const before = first().length;
    stage.answers.delay = () => 0;
    await page.evaluate(() => window.bench.map?.getView().setCenter(window.bench.fromLonLat([10, 50])));
    await settled(page, stage);
    const again = first().filter(({ cancelled }, index) => index >= before && !cancelled);
    expect(again).toHaveLength(9);
  });
});

it('debug frames each tile and writes on it where it came from', async () => {
  const page = await flat({ zoom: 3 }, { debug: true });
  const frame = [198, 74, 49];
  const [edge, inside] = await coloursAt(page, [
    [256, 400],
    [300, 400],
  ]);
  expect(edge).toEqual(frame);
  expect(inside).toEqual(colourOf(3, 4, 4));
});

describe('what fails', () => {
  it('takes no other tile with it and is not asked for again', async () => {
    const page = await flat(
      { zoom: 3, centre: [20, -20] },
      {},
      { fault: (_z, x, y) => (x === 4 && y === 4 ? 'missing' : x === 3 && y === 3 ? 'broken' : null) },
    );
    const count = stage.asked.length;
    for (const zoom of [4, 3]) {
      await page.evaluate((to) => window.bench.map?.getView().setZoom(to), zoom);
      await settled(page, stage);
    }
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await settled(page, stage);
    expect(keys().filter((key) => key === '3/4/4')).toHaveLength(1);
    expect(keys().filter((key) => key === '3/3/3')).toHaveLength(1);
    expect(stage.asked.length).toBeGreaterThan(count);
    const shown = await coloursAt(page, [
      [500, 20],
      [20, 500],
    ]);
    for (const colour of shown) expect(colour).not.toEqual([255, 255, 255]);
  });

  it('for want of a line is tried once more when the network is back', async () => {
    const page = await flat({ zoom: 3 }, {}, { fault: () => 'line' });
    const failed = stage.asked.length;
    stage.answers.fault = () => null;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await settled(page, stage);
    expect(stage.asked.length).toBe(failed + 4);
    expect(await coloursAt(page, [[200, 200]])).toEqual([colourOf(3, 3, 3)]);
  });
});

describe('what is kept', () => {
  it('a cache smaller than the screen asks for nothing twice while the map is dragged', async () => {
    const page = await flat({ zoom: 6, centre: [10, 50] }, { cacheSize: 1 });
    const count = stage.asked.length;
    for (let step = 0; step < 10; step += 1) {
      await page.evaluate((at) => window.bench.map?.getView().setRotation(at), step / 2000);
      await page.evaluate(() => window.bench.frames(1));
    }
    await settled(page, stage);
    expect(stage.asked.length - count).toBeLessThanOrEqual(2);
  });

  it('what was seen is there again without a question, up to the size of the cache', async () => {
    const page = await flat({ zoom: 6, centre: [10, 50] });
    const there = stage.asked.length;
    await page.evaluate(() => window.bench.map?.getView().setCenter(window.bench.fromLonLat([60, 50])));
    await settled(page, stage);
    const away = stage.asked.length;
    await page.evaluate(() => window.bench.map?.getView().setCenter(window.bench.fromLonLat([10, 50])));
    await settled(page, stage);
    expect(away).toBeGreaterThan(there);
    expect(stage.asked).toHaveLength(away);
  });
});

import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { BACKS } from '../../src/art/back.ts';
import { icon } from '../../src/art/icon.ts';
import { C } from '../../src/art/ink.ts';
import { splash } from '../../src/art/splash.ts';
import {
  isWallpaper,
  LABELS,
  loadWallpaper,
  WALLPAPERS,
  type WallpaperId,
} from '../../src/art/wallpapers/catalogue.ts';
import { foreign, ids, strangers } from './svg.ts';

const INKS = Object.values(C).flat();
const PHONES = [
  [360, 640],
  [375, 812],
  [412, 915],
  [1080, 2400],
  [360, 880],
] as const;

test('there are at least 24, each with labels, and every label has some', () => {
  expect(WALLPAPERS.length).toBeGreaterThanOrEqual(24);
  for (const { labels } of WALLPAPERS) expect(labels.length).toBeGreaterThan(0);
  for (const label of LABELS)
    expect(WALLPAPERS.filter((w) => w.labels.some((l) => l === label)).length).toBeGreaterThan(1);
  expect(isWallpaper('waves')).toBe(true);
  expect(isWallpaper('constructor')).toBe(false);
});
test('every drawing is listed', () => {
  const helpers = ['plate', 'blossom', 'catalogue', 'drawings'];
  const files = readdirSync(new URL('../../src/art/wallpapers', import.meta.url)).map((name) =>
    name.replace('.ts', ''),
  );
  expect(files.filter((name) => !helpers.includes(name) && !isWallpaper(name))).toEqual([]);
});

const seen = new Map<string, WallpaperId>();
describe.each(WALLPAPERS.map(({ id }) => id))('%s', (id) => {
  test.each([true, false])('is a sound picture on every phone (dark: %s)', async (dark) => {
    const draw = await loadWallpaper(id);
    for (const [width, height] of PHONES) {
      const svg = draw({ width, height, dark });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
      expect(foreign(svg)).toEqual([]);
      expect(strangers(svg, INKS)).toEqual([]);
      expect(svg.length).toBeLessThan(120_000);
      const { all, missing } = ids(svg);
      expect(new Set(all).size).toBe(all.length);
      expect(missing).toEqual([]);
      // two pictures may stand on one page
      expect(all.filter((name) => !name.startsWith(`${id}-${dark ? 'n' : 'd'}`))).toEqual([]);
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(draw({ width, height, dark })).toBe(svg);
      expect(seen.get(svg)).toBeUndefined();
      seen.set(svg, id);
    }
  });
  test('leaves no part of the screen bare and keeps calm behind the clock', async () => {
    const draw = await loadWallpaper(id);
    for (const [width, height] of [PHONES[0], PHONES[4]])
      for (const dark of [true, false]) {
        const {
          pixels,
          width: w,
          height: h,
        } = new Resvg(draw({ width: width / 2, height: height / 2, dark })).render();
        let clear = 0;
        for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! < 255) clear++;
        expect(clear).toBe(0);
        expect(unrest(pixels, w, 0.08, 0.27, h)).toBeLessThan(0.05);
      }
  });
});
/** Share of points in a band of the picture that differ much from the point to their left; the level lines of the sky do not count. */
function unrest(pixels: Buffer, w: number, from: number, to: number, h: number): number {
  const light = (i: number) => pixels[i]! * 0.3 + pixels[i + 1]! * 0.59 + pixels[i + 2]! * 0.11;
  let restless = 0;
  let count = 0;
  for (let y = Math.round(h * from); y < h * to; y++)
    for (let x = 1; x < w; x++) {
      const i = (y * w + x) * 4;
      count++;
      if (Math.abs(light(i) - light(i - 4)) > 28) restless++;
    }
  return restless / count;
}

describe.each(Object.entries(BACKS))('the first pictures of %s', (_, inks) => {
  test.each(['star', 'moon'] as const)('icon and splash with the %s are sound', (mark) => {
    const pictures = (['plate', 'square', 'small'] as const).map((shape) => icon(inks, mark, shape));
    for (const [width, height] of [...PHONES, [1024, 768] as const])
      pictures.push(splash(inks, { width, height, mark }));
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const svg of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(foreign(svg)).toEqual([]);
      expect(strangers(svg, INKS)).toEqual([]);
    }
  });
  test('the icon for systems that cut it keeps its mark inside the safe circle', () => {
    const { pixels } = new Resvg(icon(inks, 'star', 'square'), { fitTo: { mode: 'width', value: 256 } }).render();
    const corner = [...pixels.subarray(0, 3)];
    for (let y = 0; y < 256; y++)
      for (let x = 0; x < 256; x++)
        if (Math.hypot(x - 127.5, y - 127.5) > 128 * 0.81)
          expect([...pixels.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 3)]).toEqual(corner);
  });
});

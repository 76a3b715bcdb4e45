import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { C } from '../../src/art/ink.ts';
import { isWallpaper, loadWallpaper } from '../../src/art/wallpapers/catalogue.ts';
import { isWide, loadWide, WIDES } from '../../src/art/wide/catalogue.ts';
import { foreign, ids, strangers } from './svg.ts';

const INKS = Object.values(C).flat();
const SIZE = { width: 343, height: 214 };

test('every wide scene is of a wallpaper, and every drawing is listed', () => {
  expect(WIDES.filter((id) => !isWallpaper(id))).toEqual([]);
  expect(isWide('phases')).toBe(false);
  const files = readdirSync(new URL('../../src/art/wide', import.meta.url)).map((name) => name.replace('.ts', ''));
  expect(files.filter((name) => !['catalogue', 'drawings'].includes(name)).sort()).toEqual([...WIDES].sort());
});

const seen = new Set<string>();
describe.each(WIDES)('%s', (id) => {
  test.each([true, false])('is a sound picture of its own that covers its place (dark: %s)', async (dark) => {
    const draw = await loadWide(id);
    const svg = draw({ ...SIZE, dark });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(foreign(svg)).toEqual([]);
    expect(strangers(svg, INKS)).toEqual([]);
    expect(svg.length).toBeLessThan(55_000);
    const { all, missing } = ids(svg);
    expect(new Set(all).size).toBe(all.length);
    expect(missing).toEqual([]);
    // the scene and the wallpaper of one subject may stand on one page
    const upright = ids((await loadWallpaper(id))({ width: 360, height: 640, dark })).all;
    expect(all.filter((name) => upright.includes(name))).toEqual([]);
    expect(draw({ ...SIZE, dark })).toBe(svg);
    expect(seen.has(svg)).toBe(false);
    seen.add(svg);
    const { pixels } = new Resvg(svg).render();
    let clear = 0;
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! < 255) clear++;
    expect(clear).toBe(0);
  });
});

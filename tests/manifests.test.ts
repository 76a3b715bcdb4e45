import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASTERLY, type Brand, MOON_PALACE } from '../src/domain/brand.ts';
import { rowOf } from '../src/domain/paths.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  name: string;
  short_name: string;
  id: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: Picture[];
  /** The second brand has none. */
  screenshots?: Picture[];
  shortcuts: { name: string; short_name: string; url: string; icons: Picture[] }[];
}

const inPublic = (address: string) => `public${address}`;
const manifestOf = (brand: Brand) => JSON.parse(readFileSync(inPublic(brand.manifest), 'utf8')) as Manifest;

/** Width and height of a PNG, from its head. */
function pngSize(address: string): string {
  const head = readFileSync(inPublic(address));
  expect(head.subarray(1, 4).toString('latin1'), address).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

describe.each([ASTERLY, MOON_PALACE])('the manifest of $id', (brand) => {
  const manifest = manifestOf(brand);

  it('bears the name of the brand in English and in Chinese, since one manifest serves all languages', () => {
    expect(manifest.name).toBe(`${brand.name.en} ${brand.name['zh-CN']}`);
    expect(manifest.short_name).toBe(brand.name.en);
    for (const { name, short_name } of manifest.shortcuts) {
      expect(name).toMatch(/^[\w ]+ \p{Script=Han}+$/u);
      expect(short_name).toMatch(/^[\w ]{1,12}$/);
    }
  });

  it('opens at home, alone in its window, on the ground of the brand', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect([manifest.background_color, manifest.theme_color]).toEqual([brand.ground.dark, brand.ground.dark]);
  });

  it('leads by each shortcut to a screen that is open to everybody', () => {
    expect(manifest.shortcuts.length).toBeGreaterThan(0);
    for (const { url } of manifest.shortcuts) expect(rowOf(url), url).toMatchObject({ path: url });
    for (const { url } of manifest.shortcuts) expect(rowOf(url)?.access, url).toBeUndefined();
  });

  it('names only pictures that are there, of the size it says', () => {
    const pictures = [
      ...manifest.icons,
      ...(manifest.screenshots ?? []),
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes, type } of pictures) {
      expect(existsSync(inPublic(src)), src).toBe(true);
      if (type === 'image/png' || src.endsWith('.png')) expect(pngSize(src), src).toBe(sizes);
      else expect([sizes, type]).toEqual(['any', 'image/svg+xml']);
    }
  });

  it('has its own icons, in the sizes that a browser installs by, one of them to be cut to any shape', () => {
    for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
      expect(src.replace(/\/[\w-]+\.\w+$/, '')).toBe(brand.icons);
    const plain = manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ]);
    for (const { form_factor } of manifest.screenshots ?? []) expect(form_factor).toBe('narrow');
  });
});

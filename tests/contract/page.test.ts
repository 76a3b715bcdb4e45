import { describe, expect, it } from 'vitest';
import { dressPage } from '../../src/contract/page.ts';
import { ASTERLY, brandOf, MOON_PALACE } from '../../src/domain/brand.ts';

const PAGE = '<!doctype html><html lang="zh-TW"><body><!--home--><p>home</p><!--/home--></body></html>';

describe('a page that is dressed for its reader', () => {
  it('bears theme and text size before anything of the app runs', () => {
    expect(dressPage(PAGE, { theme: 'light', text: 'largest', path: '/', brand: ASTERLY })).toContain(
      '<html lang="zh-TW" data-theme="light" data-text="largest">',
    );
  });

  it('takes nothing into its head that is no theme and no size of ours', () => {
    for (const odd of [undefined, '', 'system', 'normal', '" onload="x', 'dark"><script>'])
      expect(dressPage(PAGE, { theme: odd, text: odd, path: '/', brand: ASTERLY })).toBe(PAGE);
  });

  it('holds the paint of home at home alone', () => {
    expect(dressPage(PAGE, { theme: 'dark', text: 'small', path: '/user', brand: ASTERLY })).not.toContain(
      '<p>home</p>',
    );
  });

  it('waits for the face of running text where it is at hand, and names none elsewhere', () => {
    const built = '<html lang="en"><head><title>Asterly</title></head>';
    const dress = { theme: '', text: '', path: '/', brand: ASTERLY };
    expect(dressPage(built, { ...dress, face: { style: '/face.css', font: '/face.woff2' } })).toBe(
      '<html lang="en"><head><title>Asterly</title>' +
        '<link rel="preload" href="/face.woff2" as="font" type="font/woff2" crossorigin>' +
        '<link rel="stylesheet" href="/face.css"></head>',
    );
    expect(dressPage(built, dress)).toBe(built);
  });

  it('bears name, icons, manifest, colours and filing number of its brand, and leaves its scripts alone', () => {
    const built =
      '<html lang="zh-CN"><head><title>拾星</title><meta name="theme-color" content="#121330" media="x" />' +
      '<link rel="icon" href="/icons/favicon.svg" /><link rel="manifest" href="/manifest.webmanifest" />' +
      '<script>"#121330 拾星"</script></head><!--home-->© 拾星<!--/home-->';
    expect(dressPage(built, { theme: 'dark', text: '', path: '/', brand: MOON_PALACE })).toBe(
      '<html lang="zh-CN" data-brand="moonpalace" data-theme="dark"><head><title>蟾宫</title>' +
        '<meta name="theme-color" content="#0d211d" media="x" /><link rel="icon" href="/icons/moonpalace/favicon.svg" />' +
        '<link rel="manifest" href="/moonpalace.webmanifest" /><script>"#121330 拾星"</script></head>' +
        '<!--home-->© 蟾宫<!--/home-->',
    );
  });

  it.each([
    ['moonpalace.example', MOON_PALACE],
    ['www.changong.example', MOON_PALACE],
    ['moonpalace.localhost', MOON_PALACE],
    ['asterly.example', ASTERLY],
    ['notmoonpalace.example', ASTERLY],
    ['127.0.0.1', ASTERLY],
  ])('%s has its brand', (hostname, brand) => {
    expect(brandOf(hostname)).toBe(brand);
  });
});

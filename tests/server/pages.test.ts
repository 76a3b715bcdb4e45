import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomFor } from './program.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
const room = roomFor('pages');
const appDir = join(room, 'app');
const CHUNK = 'export const a = 1;\n'.repeat(50);

beforeAll(async () => {
  mkdirSync(join(appDir, 'assets'), { recursive: true });
  for (const [name, lang] of [
    ['index.html', 'en'],
    ['index.zh-CN.html', 'zh-CN'],
    ['index.zh-TW.html', 'zh-TW'],
  ] as const)
    writeFileSync(join(appDir, name), `<!doctype html><html lang="${lang}"><title>${lang}</title></html>`);
  writeFileSync(join(appDir, 'assets', 'main-abc.js'), CHUNK);
  writeFileSync(join(appDir, 'assets', 'main-abc.js.br'), brotliCompressSync(CHUNK));
  writeFileSync(join(appDir, 'assets', 'main-abc.js.gz'), gzipSync(CHUNK));
  writeFileSync(join(appDir, 'assets', 'main-abc.js.map'), '{}');
  writeFileSync(join(appDir, 'sw.js'), 'self;');
  writeFileSync(join(appDir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(appDir, 'csp.json'), JSON.stringify({ styles: ['sha256-abc'] }));
  stage = await openStage({
    appDir,
    env: { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png', TILE_SUBDOMAINS: 'a,b' },
  });
});
afterAll(async () => {
  await stage.close();
  rmSync(room, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(stage.home + path, { method, headers: { 'Accept-Encoding': 'identity', Accept: 'text/html', ...headers } });
const page = async (headers: Record<string, string>, path = '/') => await (await get(path, headers)).text();

describe('pages', () => {
  it('come in the language of the cookie, else of the browser, and in the chosen theme', async () => {
    expect(await page({})).toContain('lang="en"');
    expect(await page({ 'Accept-Language': 'fr,zh-HK;q=0.8,zh-CN;q=0.5' })).toContain('lang="zh-TW"');
    expect(await page({ 'Accept-Language': 'zh' }, '/tarot/home?x=1')).toContain('lang="zh-CN"');
    expect(await page({ 'Accept-Language': 'zh-CN', Cookie: 'a=b; Language=zh-TW; Theme=dark' })).toContain(
      '<html lang="zh-TW" data-theme="dark">',
    );
    expect(await page({ Cookie: 'Language="><script>; Theme=evil' })).toBe(
      '<!doctype html><html lang="en"><title>en</title></html>',
    );
  });

  it('are never kept without asking, and say what they depend on', async () => {
    const response = await get('/', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(response.headers.get('content-encoding')).toBe('br');
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': response.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(
      (
        await get('/', {
          'Accept-Encoding': 'br',
          Cookie: 'Theme=dark',
          'If-None-Match': response.headers.get('etag')!,
        })
      ).status,
    ).toBe(200);
    expect((await get('/', {}, 'HEAD')).status).toBe(200);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('carry a strict policy', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')!;
    for (const part of [
      `default-src 'none'`,
      `script-src 'self';`,
      `style-src 'self' 'sha256-abc'`,
      `base-uri 'none'`,
      `object-src 'none'`,
      `frame-ancestors 'none'`,
      `worker-src 'self'`,
    ])
      expect(policy).toContain(part);
    expect(policy).toContain(`img-src 'self' data: blob: https://a.tiles.example https://b.tiles.example`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for good, and come as small as the browser takes them', async () => {
    const response = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe(CHUNK);
    expect(brotliDecompressSync(brotliCompressSync(CHUNK)).toString()).toBe(CHUNK);
    expect(
      (await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br;q=0' })).headers.get('content-encoding'),
    ).toBe('gzip');
    expect((await get('/assets/main-abc.js')).headers.get('content-encoding')).toBeNull();
  });

  it('that may change are asked for each time', async () => {
    for (const path of ['/sw.js', '/manifest.webmanifest']) {
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect((await get(path, { 'If-None-Match': response.headers.get('etag')! })).status).toBe(304);
    }
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json');
  });

  it('that are gone are gone: no page comes in their place', async () => {
    for (const path of [
      '/assets/old-123.js',
      '/icons/x.png',
      '/favicon.ico',
      '/assets/main-abc.js.map',
      '/csp.json',
      '/assets/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/main-abc.js.br',
    ]) {
      const response = await get(path, { Accept: '*/*' });
      expect([path, response.status]).toEqual([path, path.includes('etc') ? response.status : 404]);
      expect(await response.text()).not.toContain('root:');
    }
    expect((await get('/dev/nothing')).status).toBe(404);
  });
});

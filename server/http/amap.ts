import { Hono } from 'hono';
import { AMAP_PAGE } from '../../src/domain/map/amap.ts';
import type { ServerContext } from '../core/context.ts';
import type { HttpEnv } from '../core/http-env.ts';
import type { Settings } from '../settings/table.ts';
import { readFiles } from './files.ts';
import { tileOrigins } from './headers.ts';

const AMAP_SCRIPT = `${AMAP_PAGE}.js`;
/** Where AMap's script fetches the rest of itself, its pictures and its data. */
const AMAP_HOSTS = ['https://*.amap.com', 'https://*.autonavi.com'];

/**
 * The page in which AMap's map runs, and its script; none where no key is set. It is a sandbox with an origin of nobody:
 * what AMap needs (evaluated code, workers, its hosts) is allowed here and nowhere else.
 */
export function amapPage({ settings }: Pick<ServerContext, 'settings'>, appDir: string): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  if (!settings.AMAP_KEY) return routes;
  const script = readFiles(appDir).get('/map/amap.js');
  const html = pageOf(settings);
  routes.get(AMAP_PAGE, (c) =>
    c.html(html, 200, {
      'Content-Security-Policy': policy(settings),
      'Cache-Control': 'no-cache',
    }),
  );
  routes.get(AMAP_SCRIPT, (c) => {
    const body = script?.body('identity');
    if (!body) return c.text('Not found\n', 404);
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // an origin of nobody is never the same origin
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  return routes;
}

function pageOf(settings: Settings): string {
  const { AMAP_URL, AMAP_KEY, AMAP_SECURITY_HOST, TILE_URL, TILE_SUBDOMAINS, TILE_PROJ, TILE_TYPE } = settings;
  const tiles = TILE_URL ? { url: TILE_URL, subdomains: TILE_SUBDOMAINS, proj: TILE_PROJ, tileType: TILE_TYPE } : null;
  const opening = JSON.stringify({
    script: `${AMAP_URL}/maps?v=2.0&key=${encodeURIComponent(AMAP_KEY)}`,
    securityHost: AMAP_SECURITY_HOST ?? '',
    tiles,
  }).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>AMap</title>
<style>html,body,#map{height:100%;margin:0}</style></head><body><div id="map"></div>
<script type="application/json" id="settings">${opening}</script><script src="${AMAP_SCRIPT}"></script></body></html>`;
}

function policy(settings: Settings): string {
  const origins = [settings.AMAP_URL, settings.AMAP_SECURITY_HOST].flatMap((url) => (url ? [new URL(url).origin] : []));
  const amap = [...new Set([...origins, ...AMAP_HOSTS])].join(' ');
  const tiles = tileOrigins(settings).join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${amap} blob: 'unsafe-eval'`,
    `style-src 'unsafe-inline' ${amap}`,
    `img-src data: blob: ${amap} ${tiles}`,
    `font-src data: ${amap}`,
    `connect-src data: blob: ${amap} ${tiles}`,
    `worker-src blob:`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-scripts',
  ].join('; ');
}

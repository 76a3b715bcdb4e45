import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY_REPORT_PATH } from '../../src/domain/report.ts';
import type { Settings } from '../settings/table.ts';

/** What the build notes about its pages: hashes of what stands in them, and the names of its Trusted Types policies. */
interface PageNotes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly trustedTypes: readonly string[];
}

export function readPageNotes(appDir: string): PageNotes {
  const empty = { styles: [], scripts: [], trustedTypes: [] };
  try {
    return { ...empty, ...(JSON.parse(readFileSync(join(appDir, 'csp.json'), 'utf8')) as Partial<PageNotes>) };
  } catch {
    return empty;
  }
}

/** Headers of every page and file of the app. */
export function pageHeaders(settings: Settings, notes: PageNotes, secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy(settings, notes, secure),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(self), gyroscope=(self), geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function policy(settings: Settings, notes: PageNotes, secure: boolean): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const tiles = tileOrigins(settings)
    .map((origin) => ` ${origin}`)
    .join('');
  const types = notes.trustedTypes;
  return [
    `default-src 'none'`,
    `script-src 'self'${quoted(notes.scripts)}`,
    `style-src 'self'${quoted(notes.styles)}`,
    `font-src 'self'`,
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${tiles}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `media-src 'self'`,
    `form-action 'self'`,
    ...(settings.AMAP_KEY ? [`frame-src 'self'`] : []),
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    ...(types.length > 0 ? [`require-trusted-types-for 'script'`, `trusted-types ${types.join(' ')}`] : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    ...(settings.REPORT_PERCENT > 0 ? [`report-uri ${POLICY_REPORT_PATH}`] : []),
  ].join('; ');
}

/** The hosts that tiles come from, one for each subdomain. */
export function tileOrigins({ TILE_URL, TILE_SUBDOMAINS }: Settings): string[] {
  if (!TILE_URL) return [];
  const urls = TILE_URL.includes('{s}') ? TILE_SUBDOMAINS.map((one) => TILE_URL.replace('{s}', one)) : [TILE_URL];
  const origins = urls.map((url) => url.replaceAll(/\{\w+\}/g, '0')).filter((url) => URL.canParse(url));
  return [...new Set(origins.map((url) => new URL(url).origin))];
}

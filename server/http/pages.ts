import { type Context, Hono } from 'hono';
import { brandOf } from '../../src/domain/brand.ts';
import { addressLanguage } from '../../src/domain/language.ts';
import { accessOf } from '../../src/domain/paths.ts';
import type { ServerContext } from '../core/context.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { isSecure } from '../core/request.ts';
import type { PreviewPainter } from '../previews/painter.ts';
import { type Coding, readFiles } from './files.ts';
import { pageHeaders, readPageNotes } from './headers.ts';
import { originBy } from './origin.ts';
import { answerPreview } from './previews.ts';
import { publicPages } from './public-pages.ts';
import { shellPages, visitLanguage } from './shell.ts';
import { forSearchEngines } from './sitemap.ts';

const NOT_BUILT =
  'The app is not built yet: run `npm start`, which builds it. / 应用尚未构建，请运行 npm start。 / 應用程式尚未建置，請執行 npm start。\n';

/** The app itself: its files, and its page for every address that is no file. */
export function appPages(context: ServerContext, appDir: string, painter: PreviewPainter): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>();
  const files = readFiles(appDir);
  const open = publicPages(context, appDir);
  const shell = shellPages(files, open.drawn);
  const safety = pageHeaders(context.settings, readPageNotes(appDir), isSecure(context));

  pages.on(['GET', 'HEAD'], '*', async (c) => {
    const path = decodePath(c.req.path);
    const file = isPageForEyes(c, path) ? undefined : files.get(path);
    if (file)
      return send(c, file, 200, {
        ...safety,
        'Content-Type': file.type,
        'Cache-Control': file.cacheControl,
        Vary: 'Accept-Encoding',
      });
    const origin = originBy(context, c.req);
    const host = new URL(c.req.url).hostname;
    const brand = brandOf(host);
    const picture = await answerPreview(c, path, { brand, open, painter, headers: safety });
    if (picture) return picture;
    const told = await forSearchEngines(path, { origin, brand, listed: open.listed });
    if (told) return c.body(told.text, 200, { ...safety, 'Content-Type': told.type, 'Cache-Control': 'no-cache' });
    if (!isNavigation(c, path)) return c.text('Not found\n', 404, safety);
    const cookies = c.req.header('cookie');
    const language = visitLanguage(path, cookies, c.req.header('accept-language'));
    const own = await open.at(path, language, brand);
    const page = shell({ path, language, own, brand, origin, cookies });
    if (!page) return c.text(NOT_BUILT, 503, safety);
    const missing = addressLanguage(path) !== undefined && !own;
    const canonical = own ? undefined : await open.canonicalOf(path, new URL(c.req.url).searchParams, language);
    return send(c, page, missing ? 404 : 200, {
      ...safety,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language, Cookie, Accept-Encoding',
      ...(canonical ? { Link: `<${origin}${canonical}>; rel="canonical"` } : {}),
      ...(missing || own?.page.unlisted || accessOf(path) === 'operator'
        ? { 'X-Robots-Tag': 'noindex, nofollow' }
        : {}),
    });
  });
  pages.all('*', (c) => c.text('Method not allowed\n', 405, { ...safety, Allow: 'GET, HEAD' }));
  return pages;
}

/** The worker fetches the pages by name and dresses them itself; whoever opens one by name gets the page of the app. */
function isPageForEyes(c: Context, path: string): boolean {
  return path === '/' || (path.endsWith('.html') && !/^(cors|same-origin)$/.test(c.req.header('sec-fetch-mode') ?? ''));
}

/** A file that is missing is missing: an old chunk must fail as one, never come as a page. */
function isNavigation(c: Context, path: string): boolean {
  if (
    /^\/(assets|icons|fonts|dev|fast)\//.test(path) ||
    /\.(js|css|map|json|png|svg|woff2|webmanifest|ico|txt|xml)$/.test(path)
  )
    return false;
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined) return mode === 'navigate' || (mode !== 'no-cors' && acceptsPage(c));
  return acceptsPage(c);
}

function acceptsPage(c: Context): boolean {
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

interface Sendable {
  readonly etag: string;
  body(coding: Coding): Buffer | null;
}

function send(c: Context, what: Sendable, status: 200 | 404, headers: Record<string, string>): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const coding = (['br', 'gzip'] as const).find(
    (one) => new RegExp(`\\b${one}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted) && what.body(one),
  );
  const etag = coding ? what.etag.replace(/"$/, `-${coding}"`) : what.etag;
  const sent = { ...headers, ETag: etag, ...(coding ? { 'Content-Encoding': coding } : {}) };
  const known = c.req.header('if-none-match');
  if (status === 200 && known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
    return c.body(null, 304, sent);
  const bytes = what.body(coding ?? 'identity');
  if (!bytes) return c.text('Not found\n', 404);
  return c.body(new Uint8Array(bytes), status, { ...sent, 'Content-Length': String(bytes.length) });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import type { Context } from 'hono';
import type { Brand } from '../../src/domain/brand.ts';
import { addressLanguage, isLanguage } from '../../src/domain/language.ts';
import { PREVIEW_TYPE, previewName } from '../previews/order.ts';
import type { PreviewPainter } from '../previews/painter.ts';
import { generalPage, previewOrder, shownOf } from './preview-tags.ts';
import type { PublicPages } from './public-pages.ts';

/** Behind an address that names its picture, the picture never changes; behind any other it may with the next build. */
const FOREVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=3600';
/** When somebody who was turned away may ask again. */
const RETRY_S = 5;

/** The part of an address of a picture: that of its page, or a language for what has no page of its own. */
const ADDRESS = /^\/previews(\/[\w-]+(?:\/[\w/-]+)?)\.png$/;

/** Answers the address of a preview picture; null where the address is none, or names no open page. */
export async function answerPreview(
  c: Context,
  path: string,
  {
    brand,
    open,
    painter,
    headers,
  }: { brand: Brand; open: PublicPages; painter: PreviewPainter; headers: Record<string, string> },
): Promise<Response | null> {
  const address = ADDRESS.exec(path)?.[1];
  if (address === undefined) return null;
  const whole = address.slice(1);
  const language = isLanguage(whole) ? whole : addressLanguage(address);
  if (!language) return null;
  const page = isLanguage(whole)
    ? generalPage(whole, brand)
    : shownOf(await open.at(address, language, brand), language, brand);
  if (!page) return null;
  const order = previewOrder(page, language, brand);
  const name = previewName(order, open.drawn(language));
  const sent = {
    ...headers,
    'Content-Type': PREVIEW_TYPE,
    // messengers show it on pages of their own
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': c.req.query('v') === name ? FOREVER : A_WHILE,
    ETag: `"${name}"`,
  };
  if (c.req.header('if-none-match')?.includes(`"${name}"`)) return c.body(null, 304, sent);
  const picture = await painter.paint(order);
  if (!picture)
    return c.text('Busy\n', 503, { ...headers, 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' });
  return c.body(Uint8Array.from(picture), 200, { ...sent, 'Content-Length': String(picture.length) });
}

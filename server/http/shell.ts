import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dressPage } from '../../src/contract/page.ts';
import { ABOUT_APP } from '../../src/domain/about-app.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { addressLanguage, isLanguage, type Language, pageFile } from '../../src/domain/language.ts';
import { readCookie } from '../core/cookies.ts';
import { languageOf } from '../core/language.ts';
import { type AppFile, type Coding, etagOf } from './files.ts';
import { metaTag, type PublicPage, paintInto } from './painted.ts';
import { generalPage, type PageSetting, previewTags } from './preview-tags.ts';

export interface Page {
  readonly etag: string;
  body(coding: Coding): Buffer;
}

/** What of a request decides how its page looks. */
interface Visit {
  path: string;
  language: Language;
  /** The painted page of its address, if it has one. */
  own: PublicPage | undefined;
  brand: Brand;
  /** The origin of ours that its addresses name. */
  origin: string;
  cookies: string | undefined;
}

/** The language of a page: that of its address, else of the cookie `Language`, else of the browser. */
export function visitLanguage(path: string, cookies: string | undefined, accepts: string | undefined): Language {
  const chosen = readCookie(cookies, 'Language');
  return addressLanguage(path) ?? (isLanguage(chosen) ? chosen : languageOf(accepts));
}

/** So many painted pages are held ready; what was asked for longest ago is made again. */
const MAX_PAINTED = 300;

/**
 * The page a navigation gets: in a language; in the theme and size of the cookies `Theme` and `TextSize`; in the brand
 * of the hostname; with the paint of home at `/`, and with that of a public page at its address. Nothing else of a request is in it, so it may be held for everybody.
 */
export function shellPages(
  files: ReadonlyMap<string, AppFile>,
  drawn: (language: Language) => string,
): (request: Visit) => Page | null {
  const made = new Map<string, Page>();
  const held = new Map<string, Page>();
  return ({ path, language, own, brand, origin, cookies }) => {
    const theme = /^(dark|light)$/.exec(readCookie(cookies, 'Theme') ?? '')?.[1] ?? '';
    const text = /^(small|large|largest)$/.exec(readCookie(cookies, 'TextSize') ?? '')?.[1] ?? '';
    const place = path === '/' ? '/' : '/elsewhere';
    const key = `${brand.id} ${language} ${theme} ${text} ${origin}${own ? path + JSON.stringify(own.facts ?? null) : place}`;
    const shelf = own ? held : made;
    let page = shelf.get(key);
    if (!page) {
      const file = files.get(`/${pageFile(language)}`) ?? files.get('/index.html');
      const html = file?.body('identity')?.toString('utf8');
      if (html === undefined) return null;
      const dressed = dressPage(html, { theme, text, path: place, brand });
      const setting = { address: path, language, origin, brand, drawn: drawn(language) };
      const told = own && !own.page.unlisted ? dressed : withPreview(dressed, setting);
      page = makePage(own ? paintInto(told, own, setting) : told, own ? ONE_OF_MANY : BEST);
    }
    // the last one asked for stands last
    shelf.delete(key);
    shelf.set(key, page);
    if (held.size > MAX_PAINTED) held.delete(held.keys().next().value!);
    return page;
  };
}

/** What a link to anywhere else shows: the brand, and what the app is. */
function withPreview(html: string, setting: PageSetting): string {
  const page = generalPage(setting.language, setting.brand);
  const tags = {
    'og:title': page.title,
    'og:description': ABOUT_APP[setting.language],
    ...previewTags(page, { ...setting, address: `/${setting.language}` }),
  };
  return html.replace('</head>', () => `${Object.entries(tags).map(metaTag).join('')}</head>`);
}

/** How hard brotli works: for the few pages of the app its best, for one of hundreds what holds up no other request. */
const BEST = 11;
const ONE_OF_MANY = 9;

/** Of a page up to this many bytes a window of 2^16 finds all: for a larger window the system clears memory for 20 ms. */
const SMALL_PAGE_BYTES = 2 ** 17;
const SMALL_WINDOW_BITS = 16;

function makePage(html: string, quality: number): Page {
  const plain = Buffer.from(html);
  const packed: Partial<Record<Coding, Buffer>> = {};
  return {
    etag: etagOf(plain),
    body(coding) {
      if (coding === 'identity') return plain;
      packed[coding] ??=
        coding === 'gzip'
          ? gzipSync(plain, { level: 9 })
          : brotliCompressSync(plain, {
              params: brotliParams(quality, plain.length),
            });
      return packed[coding];
    },
  };
}

function brotliParams(quality: number, bytes: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    ...(quality < BEST && bytes <= SMALL_PAGE_BYTES ? { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW_BITS } : {}),
  };
}

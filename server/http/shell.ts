import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dressPage } from '../../src/contract/page.ts';
import { brandOf } from '../../src/domain/brand.ts';
import { isLanguage, type Language, pageFile } from '../../src/domain/language.ts';
import { readCookie } from '../core/cookies.ts';
import { languageOf } from '../core/language.ts';
import { type AppFile, type Coding, etagOf } from './files.ts';

export interface Page {
  readonly etag: string;
  readonly language: Language;
  body(coding: Coding): Buffer;
}

/** What of a request decides how its page looks. `host`: the name by which the server was called, without the port. */
interface Visit {
  path: string;
  host: string;
  cookies: string | undefined;
  accepts: string | undefined;
}

/** The page a navigation gets: in the language of the cookie `Language`, else of the browser; in the theme and size of the cookies `Theme` and `TextSize`; in the brand of the hostname; with the paint of home at `/` alone. */
export function shellPages(files: ReadonlyMap<string, AppFile>): (request: Visit) => Page | null {
  const made = new Map<string, Page>();
  return ({ path, host, cookies, accepts }) => {
    const chosen = readCookie(cookies, 'Language');
    const language = isLanguage(chosen) ? chosen : languageOf(accepts);
    const theme = /^(dark|light)$/.exec(readCookie(cookies, 'Theme') ?? '')?.[1] ?? '';
    const text = /^(small|large|largest)$/.exec(readCookie(cookies, 'TextSize') ?? '')?.[1] ?? '';
    const place = path === '/' ? '/' : '/elsewhere';
    const brand = brandOf(host);
    const key = `${brand.id} ${language} ${theme} ${text} ${place}`;
    let page = made.get(key);
    if (!page) {
      const file = files.get(`/${pageFile(language)}`) ?? files.get('/index.html');
      const html = file?.body('identity')?.toString('utf8');
      if (html === undefined) return null;
      page = makePage(dressPage(html, { theme, text, path: place, brand }), language);
      made.set(key, page);
    }
    return page;
  };
}

function makePage(html: string, language: Language): Page {
  const plain = Buffer.from(html);
  const packed: Partial<Record<Coding, Buffer>> = {};
  return {
    language,
    etag: etagOf(plain),
    body(coding) {
      if (coding === 'identity') return plain;
      packed[coding] ??=
        coding === 'gzip'
          ? gzipSync(plain, { level: 9 })
          : brotliCompressSync(plain, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
            });
      return packed[coding];
    },
  };
}

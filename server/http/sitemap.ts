import type { PaintedPage } from '../../src/contract/painted.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { FALLBACK_LANGUAGE, inLanguage, isLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { feedOf } from './feed.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Listed = readonly (readonly [address: string, page: PaintedPage])[];
interface Site {
  /** The origin by which the file was asked for, so that each brand names its own. */
  origin: string;
  brand: Brand;
  /** The open pages of a language. */
  listed: (language: Language) => Promise<Listed>;
}

/** What a file for search engines and readers of feeds says; null where the address names none. */
export async function forSearchEngines(
  path: string,
  { origin, brand, listed }: Site,
): Promise<{ type: string; text: string } | null> {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(origin) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: index(origin) };
  const [, listLanguage, feedLanguage] = /^\/(?:sitemap-([\w-]+)|([\w-]+)\/feed)\.xml$/.exec(path) ?? [];
  if (isLanguage(listLanguage))
    return { type: 'application/xml; charset=utf-8', text: list(await listed(listLanguage), origin) };
  if (!isLanguage(feedLanguage)) return null;
  const name = brand.name[feedLanguage];
  const text = feedOf(await listed(feedLanguage), { language: feedLanguage, origin, name });
  return text === null ? null : { type: 'application/atom+xml; charset=utf-8', text };
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /fast/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The lists of addresses, one a language. */
function index(origin: string): string {
  const lists = LANGUAGES.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="${SPACE}">\n${lists.join('\n')}\n</sitemapindex>\n`;
}

function list(pages: Listed, origin: string): string {
  const rows = pages.map(([address]) => {
    const others = [...LANGUAGES.map((one) => [one, one] as const), ['x-default', FALLBACK_LANGUAGE] as const].map(
      ([tag, language]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${inLanguage(address, language)}"/>`,
    );
    return `<url><loc>${origin}${address}</loc>${others.join('')}</url>`;
  });
  const spaces = `xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML}<urlset ${spaces}>\n${rows.join('\n')}\n</urlset>\n`;
}

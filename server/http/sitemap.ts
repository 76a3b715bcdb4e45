import { addressesOf, cardAddress, LIBRARY_CARDS } from '../../src/domain/decks/card-address.ts';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What a file for search engines says, at the origin by which it was asked for; null where the address names none. */
export function forSearchEngines(path: string, origin: string): { type: string; text: string } | null {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(origin) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: index(origin) };
  const language = /^\/sitemap-([\w-]+)\.xml$/.exec(path)?.[1];
  return isLanguage(language) ? { type: 'application/xml; charset=utf-8', text: list(language, origin) } : null;
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /fast/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The lists of addresses, one a language. */
function index(origin: string): string {
  const lists = LANGUAGES.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="${SPACE}">\n${lists.join('\n')}\n</sitemapindex>\n`;
}

function list(language: Language, origin: string): string {
  const rows = LIBRARY_CARDS.map((id) => {
    const others = [...addressesOf(id), ['x-default', cardAddress(FALLBACK_LANGUAGE, id)] as const].map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>`,
    );
    return `<url><loc>${origin}${cardAddress(language, id)}</loc>${others.join('')}</url>`;
  });
  const spaces = `xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML}<urlset ${spaces}>\n${rows.join('\n')}\n</urlset>\n`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PaintedPage, type PaintedPages, paintedFile } from '../../src/contract/painted.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { addressesOf } from '../../src/domain/decks/card-address.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/language.ts';

/** The painted pages of a build by their address. Read at the first use and kept; none where the build has none. */
export function readPainted(appDir: string): (language: Language) => PaintedPages {
  const read = new Map<Language, PaintedPages>();
  return (language) => {
    const known = read.get(language) ?? readFrom(join(appDir, paintedFile(language)));
    read.set(language, known);
    return known;
  };
}

function readFrom(path: string): PaintedPages {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PaintedPages;
  } catch {
    return { styles: { tarot: '', lenormand: '' }, pages: {} };
  }
}

const LIBRARY = { tarot: '/tarotMean', lenormand: '/lenormandMean' } as const;

interface Setting {
  language: Language;
  origin: string;
  brand: Brand;
  style: string;
}

/** The page of the app with a painted page in it, and with what that says of itself to search engines and previews. */
export function paintInto(html: string, page: PaintedPage, { language, origin, brand, style }: Setting): string {
  const title = `${page.title} · ${brand.name[language]}`;
  const addresses = new Map(addressesOf(page.id));
  const href = (of: Language) => `${origin}${addresses.get(of)}`;
  const head = [
    `<link rel="canonical" href="${href(language)}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${href(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href(FALLBACK_LANGUAGE)}">`,
    ...Object.entries({
      'og:type': 'article',
      'og:title': title,
      'og:description': page.description,
      'og:url': href(language),
      'og:locale': language.replace('-', '_'),
      'og:site_name': brand.name[language],
    }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    `<script type="application/ld+json">${dataOf(page, { language, origin, brand }, href(language))}</script>`,
    `<style>${style}</style>`,
  ].join('');
  return html
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + escaped(page.description))
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-painted="">${page.markup}`);
}

/** What it is, and the way to it, in the words of schema.org. */
function dataOf(page: PaintedPage, { language, origin, brand }: Omit<Setting, 'style'>, address: string): string {
  const name = brand.name[language];
  const step = (position: number, called: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: called,
    item,
  });
  const publisher = { '@type': 'Organization', name, url: `${origin}/` };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          step(1, name, `${origin}/`),
          step(2, page.library, origin + LIBRARY[page.deck]),
          step(3, page.name, address),
        ],
      },
      {
        '@type': 'Article',
        headline: page.title,
        description: page.description,
        image: origin + page.picture,
        inLanguage: language,
        mainEntityOfPage: address,
        author: publisher,
        publisher,
      },
    ],
  };
  // nothing in it can end the element that it stands in
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

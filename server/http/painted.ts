import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PaintedPage, type PaintedPages, paintedFile } from '../../src/contract/painted.ts';
import { FALLBACK_LANGUAGE, inLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { OperatorFacts } from '../../src/domain/operator-facts.ts';
import { PAINTED_DATA_ID } from '../../src/domain/painted.ts';
import { fillMarkup, fillWords } from '../../src/domain/painted-facts.ts';
import { feedAddress, feedName } from './feed.ts';
import { generalPage, type PageSetting, previewAt, previewTags } from './preview-tags.ts';
import { schemaOf } from './schema.ts';

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
    return { styles: {} as PaintedPages['styles'], pages: {}, drawn: '' };
  }
}

/** A painted page that is open, with the style that it needs. */
export interface PublicPage {
  readonly page: PaintedPage;
  readonly style: string;
  /** What the operator has decided, where the page says it. */
  readonly facts?: OperatorFacts;
}

/** Open Graph has properties where the rest of the page's head has names. */
export function metaTag([key, content]: readonly [string, string]): string {
  return `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escaped(content)}">`;
}

/** The page of the app with a painted page in it, and with what that says of itself to search engines and previews. */
export function paintInto(html: string, { page: painted, style, facts }: PublicPage, setting: PageSetting): string {
  const page = facts ? withFacts(painted, facts) : painted;
  const title = `${page.title} · ${setting.brand.name[setting.language]}`;
  const { head, schema } = page.unlisted ? { head: '', schema: '' } : toBeFound(page, title, setting);
  const data =
    page.data === undefined
      ? ''
      : `<script type="application/json" id="${PAINTED_DATA_ID}">${inScript(page.data)}</script>`;
  return html
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + escaped(page.description))
    .replace('</head>', () => `${head}${data}<style>${style}</style></head>`)
    .replace('<div id="root">', () => `<div id="root" data-painted="">${page.markup}`)
    .replace('</body>', () => `${schema}</body>`);
}

/** What a page that is to be found says in its head and, as structured data, at its end. */
function toBeFound(page: PaintedPage, title: string, setting: PageSetting): { head: string; schema: string } {
  const { address, language, origin, brand } = setting;
  const href = (of: Language) => origin + inLanguage(address, of);
  const shown = page.marked ? generalPage(language, brand) : page;
  const head = [
    `<link rel="canonical" href="${href(language)}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${href(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href(FALLBACK_LANGUAGE)}">`,
    page.published === undefined
      ? ''
      : `<link rel="alternate" type="application/atom+xml" title="${escaped(feedName(page))}" href="${origin}${feedAddress(language)}">`,
    ...Object.entries({
      'og:type': page.list || page.schema ? 'website' : 'article',
      'og:title': title,
      'og:description': page.description,
      'og:url': href(language),
      'og:locale': language.replace('-', '_'),
      'og:site_name': brand.name[language],
      ...previewTags(shown, setting),
    }).map(metaTag),
  ].join('');
  const schema = schemaOf(page, previewAt(shown, setting), setting);
  return { head, schema: `<script type="application/ld+json">${inScript(schema)}</script>` };
}

/** The page with what the operator has decided in place of its marks, and the same for the app that takes it over. */
function withFacts({ markup, data, ...words }: PaintedPage, facts: OperatorFacts): PaintedPage {
  const said = JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? fillWords(value, facts) : value,
  ) as typeof words;
  return { ...said, markup: fillMarkup(markup, facts, escaped), data: { ...(data as object), facts } };
}

/** Data as it may stand in a script element: nothing in it can end the element. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

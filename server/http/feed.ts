import type { PaintedPage } from '../../src/contract/painted.ts';
import type { Language } from '../../src/domain/language.ts';

/** Where the feed of the essays of a language is. */
export function feedAddress(language: Language): string {
  return `/${language}/feed.xml`;
}

/** What the feed is called: as the list of its pages. */
export function feedName({ library, name }: PaintedPage): string {
  return library?.name ?? name;
}

interface Setting {
  language: Language;
  origin: string;
  /** What the brand is called. */
  name: string;
}

/** The pages that have a day of publication as an Atom feed (RFC 4287), the newest first; null where there are none. */
export function feedOf(
  pages: readonly (readonly [address: string, page: PaintedPage])[],
  { language, origin, name }: Setting,
): string | null {
  const dated = pages
    .flatMap(([address, page]) => (page.published ? [{ ...page, href: origin + address, day: page.published }] : []))
    .sort((one, other) => other.day.localeCompare(one.day));
  const [newest] = dated;
  if (!newest) return null;
  const self = origin + feedAddress(language);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id>`,
    element('title', `${name} · ${feedName(newest)}`),
    `<updated>${timeOf(newest.day)}</updated>`,
    element('author', '', element('name', name)),
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${newest.library?.address ?? '/'}"/>`,
    ...dated.map(({ href, day, name: title, description }) =>
      element(
        'entry',
        '',
        `<id>${href}</id>`,
        element('title', title),
        `<link rel="alternate" type="text/html" href="${href}"/>`,
        `<published>${timeOf(day)}</published><updated>${timeOf(day)}</updated>`,
        element('summary', description),
      ),
    ),
    '</feed>\n',
  ].join('\n');
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function element(tag: string, words: string, ...inside: string[]): string {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${tag}>${text}${inside.join('')}</${tag}>`;
}

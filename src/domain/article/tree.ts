import { ARTICLE_TAGS } from './tags.ts';

/** A part of an article: words, or an element of the list with what is in it. */
export type ArticleNode = string | ArticleElement;
export interface ArticleElement {
  readonly tag: ArticleTag;
  /** Of a link; empty elsewhere. */
  readonly href: string;
  readonly inside: readonly ArticleNode[];
}
type ArticleTag = (typeof ARTICLE_TAGS)[number];

/** Reads clean HTML of the tags of articles, every one closed. Of any other tag only the words stay. */
export function treeOf(html: string): readonly ArticleNode[] {
  const top: ArticleNode[] = [];
  const open: { tag: string; inside: ArticleNode[] }[] = [{ tag: '', inside: top }];
  for (const [, closes, name = '', rest = '', words] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const last = open.at(-1)!;
    if (words !== undefined) last.inside.push(decoded(words));
    else if (!isArticleTag(name)) continue;
    else if (!closes) {
      const inside: ArticleNode[] = [];
      last.inside.push({ tag: name, href: decoded(/ href="([^"]*)"/.exec(rest)?.[1] ?? ''), inside });
      open.push({ tag: name, inside });
    } else if (last.tag === name) open.pop();
  }
  return top;
}

function isArticleTag(name: string): name is ArticleTag {
  return (ARTICLE_TAGS as readonly string[]).includes(name);
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);
}

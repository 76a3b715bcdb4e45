import { useRouter } from '@tanstack/react-router';
import DOMPurify from 'dompurify';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { isOwnPath } from '../domain/article/own-path.ts';
import { ARTICLE_TAGS } from '../domain/article/tags.ts';
import { type ArticleNode, treeOf } from '../domain/article/tree.ts';
import css from './Prose.module.css';

/** Long text that came as HTML. It is cleaned, then built anew from what is left: markup never enters the page. */
export function Prose({ html }: { html: string }) {
  const router = useRouter();
  const built = useMemo(() => build(treeOf(clean(html)), (path) => router.history.push(path)), [html, router]);
  const initial = /^<p>\p{L}/u.test(html) ? css.initial : '';
  return <div className={`${css.prose} ${initial}`}>{built}</div>;
}

/** Where a page is painted there is no document to clean in: what is painted was cleaned as the server does it. */
function clean(html: string): string {
  if (typeof document === 'undefined') return html;
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ARTICLE_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** The parts as elements of ours; a link that leaves the app is its words alone. */
function build(nodes: readonly ArticleNode[], follow: (path: string) => void): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const inside = build(node.inside, follow);
    if (node.tag !== 'a') return createElement(node.tag, { key }, ...inside);
    const path = node.href;
    if (!isOwnPath(path)) return createElement('span', { key }, ...inside);
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow(path);
    };
    return createElement('a', { key, href: path, onClick }, ...inside);
  });
}

import { useRouter } from '@tanstack/react-router';
import DOMPurify from 'dompurify';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { isOwnPath } from '../domain/article/own-path.ts';
import { ARTICLE_TAGS } from '../domain/article/tags.ts';
import css from './Prose.module.css';

/** Long text that came as HTML. It is cleaned, then built anew from what is left: markup never enters the page. */
export function Prose({ html }: { html: string }) {
  const router = useRouter();
  const built = useMemo(() => build(clean(html), (path) => router.history.push(path)), [html, router]);
  const initial = /^<p>\p{L}/u.test(html) ? css.initial : '';
  return <div className={`${css.prose} ${initial}`}>{built}</div>;
}

const TAGS = new Set<string>(ARTICLE_TAGS);

function clean(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ARTICLE_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** The nodes as elements of ours; a link that leaves the app is its words alone. */
function build(parent: Node, follow: (path: string) => void): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || !TAGS.has(node.localName)) return null;
    const inside = build(node, follow);
    if (node.localName !== 'a') return createElement(node.localName, { key }, ...inside);
    const path = node.getAttribute('href') ?? '';
    if (!isOwnPath(path)) return createElement('span', { key }, ...inside);
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      follow(path);
    };
    return createElement('a', { key, href: path, onClick }, ...inside);
  });
}

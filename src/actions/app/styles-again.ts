/** Milliseconds before a style that did not arrive is asked for again, and how often. */
const RETRY_DELAY_MS = 400;
const MAX_TRIES = 4;

/**
 * The style of a lazy part that did not arrive is asked for again: the builder's loader remembers that it has asked once,
 * and would show the part without it.
 */
export function bringStylesAgain(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const href = /CSS for (\S+)/.exec(payload.message)?.[1];
    if (href) bring(href, MAX_TRIES);
  });
}

function bring(href: string, tries: number): void {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  link.onerror = () => {
    link.remove();
    if (tries > 1) setTimeout(() => bring(href, tries - 1), RETRY_DELAY_MS);
  };
  document.head.append(link);
}

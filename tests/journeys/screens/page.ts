/** Functions that run in the page: each is sent as it stands and may use nothing from outside. */

/** Goes to an address inside the app, without loading the page anew. */
export function goInside(path: string): void {
  if (path === location.pathname + location.search) return;
  for (const main of document.querySelectorAll('main')) main.dataset.before = '';
  history.pushState(null, '', path);
}

/** Whether the screen that was asked for is there: another `main` with a heading that is seen, and nothing busy. */
export function arrived(): boolean {
  const heading = document.querySelector('main:not([data-before]) h1');
  if (!heading || document.querySelector('[aria-busy=true]')) return false;
  const box = heading.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && heading.textContent !== '';
}

/** Waits until nothing in the page has changed for a moment. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 60);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 60);
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(resolve, 1500);
  });
}

/** Everything that a person can see or hear on the page, text by text. */
export function allWords(): string[] {
  const words: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement!.closest('script, style, noscript, [hidden]')) words.push(node.textContent!.trim());
  }
  const names = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
  for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
    for (const name of names) words.push(element.getAttribute(name)?.trim() ?? '');
  return words.filter((text) => text !== '');
}

/**
 * Breaches of WCAG 2.1 AA that axe finds in the page and that last longer than a fade. `plain`: without measuring
 * colors, which takes most of the time and comes out the same in every language.
 */
export async function axeFaults(plain = false): Promise<string[]> {
  interface Axe {
    run(
      context: Document,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  }
  const { axe } = window as unknown as { axe: Axe };
  const look = () =>
    axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      rules: { 'color-contrast': { enabled: !plain } },
      resultTypes: ['violations'],
    });
  let { violations } = await look();
  if (violations.length > 0) {
    // a color that was met halfway through a fade is not one of the page
    await new Promise((resolve) => setTimeout(resolve, 1000));
    ({ violations } = await look());
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** In the page: home is called by the brand, every other page by its own heading and the brand. */
export function titleFaults(path: string): string[] {
  const heading = document.querySelector('main h1')?.textContent?.trim() ?? '';
  const wanted = path === '/' ? '' : `${heading} · `;
  const [before, name] = [document.title.slice(0, wanted.length), document.title.slice(wanted.length)];
  return before === wanted && /^(Asterly|拾星)$/.test(name) ? [] : [`titled "${document.title}", headed "${heading}"`];
}

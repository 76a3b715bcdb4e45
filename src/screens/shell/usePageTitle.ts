import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '../../brand.ts';
import { currentLanguage } from '../../i18n/language.ts';

/**
 * Every page has a title of its own, in its language: its heading, as soon as it stands there and whenever it changes.
 * On another page the heading takes the focus that went away with the page before, so that it is read out.
 */
export function usePageTitle(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    const name = brand.name[currentLanguage()];
    let silent = !isEntrance();
    const follow = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const words = heading?.textContent?.trim();
      const title = path === '/' || !words ? name : `${words} · ${name}`;
      // a painted page says more behind its heading
      if (!document.title.startsWith(title.slice(0, -name.length) || name)) document.title = title;
      if (!silent || !heading) return;
      silent = false;
      if (document.activeElement === document.body) focus(heading);
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(document.getElementById('root')!, { childList: true, subtree: true, characterData: true });
    return () => changes.disconnect();
  }, [path]);
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

let entered = false;

/** Whether this is the page by which the app was entered: its title the browser itself says. */
function isEntrance(): boolean {
  const first = !entered;
  entered = true;
  return first;
}

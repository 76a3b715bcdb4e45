import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a part at the foot of the screen above the keyboard: phones lay it over the page without making the page
 * smaller, so that its height is told to the style as `--keyboard`. Two fingers that enlarge the page are no keyboard.
 */
export function useAboveKeyboard(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const place = () => {
      const hidden = document.documentElement.clientHeight - view.height - view.offsetTop;
      const height = view.scale > 1.01 ? 0 : Math.max(0, Math.round(hidden));
      part.current?.style.setProperty('--keyboard', `${height}px`);
    };
    place();
    for (const type of ['resize', 'scroll'] as const) view.addEventListener(type, place);
    return () => {
      for (const type of ['resize', 'scroll'] as const) view.removeEventListener(type, place);
    };
  }, [part]);
}

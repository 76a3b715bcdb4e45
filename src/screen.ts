import { lazyRouteComponent } from '@tanstack/react-router';
import type { lazyScreens } from './lazy-screens.ts';
import { fetchPart } from './platform/part.ts';

export type ScreenName = keyof typeof lazyScreens;

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen(name: ScreenName) {
  return lazyRouteComponent(async () => ({
    default: await fetchPart(async () => (await import('./lazy-screens.ts')).loadScreen(name)),
  }));
}

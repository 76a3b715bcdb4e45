import { lazyRouteComponent } from '@tanstack/react-router';
import type { CatalogName } from './domain/paths.ts';
import type { lazyScreens } from './lazy-screens.ts';
import { fetchPart } from './platform/part.ts';

export type LazyScreenName = keyof typeof lazyScreens;

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen(name: LazyScreenName, catalog?: CatalogName) {
  return lazyRouteComponent(async () => ({
    default: await fetchPart(async () => (await import('./lazy-screens.ts')).loadScreen(name, catalog)),
  }));
}

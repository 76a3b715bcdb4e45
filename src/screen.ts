import { lazyRouteComponent } from '@tanstack/react-router';
import { withPatience } from './domain/patience.ts';
import type { doors } from './doors.ts';

export type ScreenName = keyof typeof doors;

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen(name: ScreenName) {
  return lazyRouteComponent(async () => ({
    default: await withPatience(async () => (await import('./doors.ts')).openDoor(name)),
  }));
}

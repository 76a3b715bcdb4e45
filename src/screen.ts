import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withPatience } from './domain/patience.ts';
import type { doors } from './doors.ts';
import type { Room } from './i18n/rooms.ts';

export type ScreenName = keyof typeof doors;

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen(name: ScreenName) {
  return lazyRouteComponent(async () => ({ default: await withPatience(() => open(name)) }));
}

async function open(name: ScreenName): Promise<ComponentType> {
  const [{ doors }, { loadScreenMessages }] = await Promise.all([import('./doors.ts'), import('./i18n/catalogs.ts')]);
  const { load, room }: { load: () => Promise<ComponentType>; room?: Room } = doors[name];
  const [component] = await Promise.all([load(), loadScreenMessages(room)]);
  return component;
}

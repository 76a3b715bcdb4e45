import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withPatience } from './domain/patience.ts';
import { loadScreenMessages } from './i18n/messages.ts';
import type { Room } from './i18n/rooms.ts';

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, room?: Room) {
  return lazyRouteComponent(async () => {
    const [module] = await withPatience(() => Promise.all([load(), loadScreenMessages(room)]));
    return { default: module[name] };
  });
}

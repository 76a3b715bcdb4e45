import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withPatience } from './domain/patience.ts';
import { loadScreenMessages } from './i18n/messages.ts';

/** A screen that is fetched when it is wanted, with its words. A part that fails is asked for twice more. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(async () => {
    const [module] = await withPatience(() => Promise.all([load(), loadScreenMessages()]));
    return { default: module[name] };
  });
}

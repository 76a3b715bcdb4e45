import type { ComponentType } from 'react';

/** What home begins with. A step of its own, so that the first script does not carry the names of all that it needs. */
export async function bringPlate(): Promise<ComponentType> {
  return await (await import('./TodayPlate.tsx')).bringTodayPlate();
}

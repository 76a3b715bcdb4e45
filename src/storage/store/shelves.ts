import { fetchPart } from '../../platform/part.ts';
import type { Shelves } from './database.ts';

let opening: Promise<Shelves> | undefined;

/** The shelves of this device. The database code is fetched at the first use, after the first paint. */
export function shelves(): Promise<Shelves> {
  opening ??= fetchPart(() => import('./database.ts'))
    .then((module) => module.openShelves())
    .catch((reason) => {
      opening = undefined;
      throw reason;
    });
  return opening;
}

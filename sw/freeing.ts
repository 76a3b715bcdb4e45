import type { WorkerAnswer } from '../src/contract/worker-messages.ts';
import type { DevicePart, FreeablePart, PartWeights } from '../src/domain/device-parts.ts';
import type { Language } from '../src/domain/language.ts';
import { dropPacks, keptPacks } from './content.ts';
import { freedParts, letGo } from './freed.ts';
import { partOf } from './manifest.ts';
import { freeTiles } from './tiles.ts';

/** Caches of which everything belongs to one part: map pictures, and cards as the page has drawn them. */
const CACHES: readonly [string, DevicePart][] = [
  ['tiles', 'tiles'],
  ['drawn-', 'art'],
];

/** The bytes of each part as they lie in the caches, and what the person has let go. */
export async function weighParts(language: Language): Promise<WorkerAnswer<'WEIGHTS'>> {
  const weights: PartWeights = { app: 0, art: 0, texts: 0, others: 0, places: 0, tiles: 0 };
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const part =
        CACHES.find(([start]) => name.startsWith(start))?.[1] ?? partOf(new URL(request.url).pathname, language);
      weights[part] += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
  }
  return { weights, freed: await freedParts() };
}

/**
 * Lets a part go. Places are noted, for they would come back by themselves; the others come only when somebody speaks
 * the language or looks at the map.
 */
export async function freePart(part: FreeablePart, language: Language): Promise<void> {
  if (part === 'tiles') await freeTiles();
  else {
    if (part === 'places') await letGo(part);
    await dropPacks([...(await keptPacks())].filter((path) => partOf(path, language) === part));
  }
}

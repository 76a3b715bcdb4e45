import type { OfflineParts } from '../src/contract/worker-messages.ts';
import type { Language } from '../src/domain/language.ts';
import { fetchPack, fetchPacks, keptPacks } from './content.ts';
import { isFreed } from './freed.ts';
import { allPacks, artPacks, laterPacks, placePacks, SHELL, textPacks } from './manifest.ts';

/** Puts by the texts of a language and the drawings, which a reading needs, then the later screens and the places. What was let go stays away. */
export async function keepPacks(language: Language): Promise<void> {
  for (const group of [textPacks(language), artPacks(), laterPacks(), (await isFreed('places')) ? [] : placePacks()]) {
    await fetchPacks(group);
    for (const path of group) {
      await fetchPack(path).catch((reason) => console.info('Not yet kept:', path, String(reason)));
    }
  }
}

const BUILD = /-[\w-]{8}\.\w+$/;

/**
 * What this device holds of the build before is fetched anew before that one is let go, so that nobody loses drawings
 * or texts with an update. @throws when one of them does not arrive: the build before stays.
 */
export async function carryPacks(): Promise<void> {
  const before = new Set([...(await keptPacks())].map((path) => path.replace(BUILD, '')));
  // Later screens were part of the shell before they had packs of their own.
  const later = new Set(before.size > 0 ? laterPacks() : []);
  const wanted = [...allPacks()].filter((path) => later.has(path) || before.has(path.replace(BUILD, '')));
  await fetchPacks(wanted);
  for (const path of wanted) await fetchPack(path);
  const now = await keptPacks();
  if (wanted.some((path) => !now.has(path))) throw new Error('a pack of the new version did not arrive');
}

/** What is really kept. */
export async function heldParts(language: Language): Promise<OfflineParts> {
  const packs = await keptPacks();
  const share = (paths: string[]) =>
    paths.length === 0 ? 1 : paths.filter((path) => packs.has(path)).length / paths.length;
  return {
    app: Math.min(await shellShare(), share(laterPacks())),
    art: share(artPacks()),
    texts: share(textPacks(language)),
    places: share(placePacks()),
  };
}

async function shellShare(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  let found = 0;
  for (const name of names) found += (await (await caches.open(name)).keys()).length;
  return SHELL.length === 0 ? 1 : Math.min(1, found / SHELL.length);
}

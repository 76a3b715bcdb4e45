import { get } from 'idb-keyval';
import { PrecacheController } from 'workbox-precaching';
import { dressPage, type Face } from '../src/contract/page.ts';
import { brandOf } from '../src/domain/brand.ts';
import { addressLanguage, FALLBACK_LANGUAGE, isLanguage, pageFile } from '../src/domain/language.ts';
import { within } from '../src/platform/within.ts';
import { fetchBundled } from './bundles.ts';
import { dropOldPacks } from './content.ts';
import { isGenuine } from './genuine.ts';
import { FACE, SHELL } from './manifest.ts';

/** This build's files, whole: install puts them all, activate drops those of builds that no tab uses any more. */
const controller = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isGenuine(new URL(request.url).pathname, response)) ? response : null,
    },
  ],
});
controller.addToCacheList(SHELL);

export async function installShell(event: ExtendableEvent): Promise<void> {
  await fillFromBundles().catch((reason) => console.info('The app is kept file by file:', String(reason)));
  await controller.install(event);
}

/** What installing would fetch file by file comes in bundles first; files of a build before that still hold are kept. */
async function fillFromBundles(): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName);
  const gone = await goneFrom(cache);
  await fetchBundled(new Set(gone.map(([, key]) => new URL(key).pathname)), (path, file) => cache.put(path, file));
}

/** The addresses of this build that the cache lacks, with the keys under which they belong there. */
async function goneFrom(cache: Cache): Promise<[address: string, key: string][]> {
  const held = new Set((await cache.keys()).map((request) => request.url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !held.has(key));
}

export async function activateShell(event: ExtendableEvent): Promise<void> {
  await controller.activate(event);
  await dropOldPacks();
}

/**
 * Puts back what was evicted. Pages come last, and only those that ask for files of this very build: the server may
 * have a newer one by now.
 */
export async function mendShell(): Promise<void> {
  try {
    await fillFromBundles();
    const cache = await caches.open(controller.strategy.cacheName);
    const gone = await goneFrom(cache);
    gone.sort(([one], [other]) => Number(one.endsWith('.html')) - Number(other.endsWith('.html')));
    for (const [address, key] of gone) if (!(await putBack(cache, address, key))) return;
  } catch (reason) {
    console.info('The app could not be put back on this device just now:', String(reason));
  }
}

async function putBack(cache: Cache, address: string, key: string): Promise<boolean> {
  const url = new URL(address);
  const answer = await fetch(key, { cache: 'no-cache' });
  if (!(await isGenuine(url.pathname, answer))) return false;
  if (url.pathname.endsWith('.html')) {
    const asked = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
    if (asked.some(([, path = '']) => controller.getCacheKeyForURL(new URL(path, url).href) === undefined))
      return false;
  }
  await cache.put(key, answer);
  return true;
}

export function isShellFile(url: URL): boolean {
  return !url.pathname.endsWith('.html') && controller.getCacheKeyForURL(url.href) !== undefined;
}

/** Kept first. A file that was evicted is fetched again. */
export async function shellFile(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request);
}

/**
 * The page of the app for any path of it: in the language that the address names, else in this device's, in its theme,
 * text size and the face of running text; the network only where none is kept.
 */
export async function pageOf(request: Request, url: URL): Promise<Response> {
  const [language, theme, text, face] = await Promise.all([
    remembered('Language'),
    remembered('Theme'),
    remembered('TextSize'),
    keptFace(url),
  ]);
  const name = pageFile(addressLanguage(url.pathname) ?? (isLanguage(language) ? language : FALLBACK_LANGUAGE));
  const page = await kept(new URL(`/${name}`, url).href);
  if (!page) return fetch(request);
  const brand = brandOf(url.hostname);
  return new Response(dressPage(await page.text(), { theme, text, path: url.pathname, brand, face }), {
    headers: page.headers,
  });
}

/** A page waits for its face, so it is named only where this device has all of it. */
async function keptFace(url: URL): Promise<Face | undefined> {
  const files = await Promise.all(Object.values(FACE).map((path) => kept(new URL(path, url).href)));
  return files.every(Boolean) ? FACE : undefined;
}

async function kept(address: string): Promise<Response | undefined> {
  try {
    return await controller.matchPrecache(address);
  } catch {
    return undefined;
  }
}

/** A store that hangs must not hold the page. */
const KEPT_TIMEOUT_MS = 400;

function remembered(name: string): Promise<string | undefined> {
  return within(KEPT_TIMEOUT_MS, read(name)).catch(() => undefined);
}

async function read(name: string): Promise<string | undefined> {
  try {
    return await get<string>(name);
  } catch {
    return undefined;
  }
}

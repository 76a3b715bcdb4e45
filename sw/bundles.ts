import { unpackBundle } from '../src/contract/bundle.ts';
import { pathAt } from './manifest.ts';

/** Filled by the build: the address of each bundle, and which files of the manifest it holds. */
const BUNDLES = (JSON.parse('__BUNDLES__') as [url: string, entries: number[]][]).map(([url, entries]) => ({
  url: `/${url}`,
  paths: entries.map(pathAt),
}));

/** A bundle that lacks less is not worth its bytes: those files are fetched one by one. */
const MIN_FILES = 3;
const MIN_SHARE = 1 / 3;
/** While one bundle is put by, the next is on its way. */
const LANES = 2;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Fetches those of the files that come in bundles, and hands each one over. Whatever does not arrive this way is left to
 * be fetched by itself: nothing is thrown.
 */
export async function fetchBundled(
  wanted: ReadonlySet<string>,
  put: (path: string, file: Response) => Promise<void>,
): Promise<void> {
  const worth = BUNDLES.filter(({ paths }) => {
    const gone = paths.filter((path) => wanted.has(path)).length;
    return gone >= MIN_FILES && gone >= paths.length * MIN_SHARE;
  }).values();
  const lane = async () => {
    for (const { url } of worth) await take(url, wanted, put);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function take(
  url: string,
  wanted: ReadonlySet<string>,
  put: (path: string, file: Response) => Promise<void>,
): Promise<void> {
  try {
    const answer = await fetch(url, { priority: 'low' });
    if (answer.status !== 200 || answer.redirected) return;
    const files = unpackBundle(new Uint8Array(await answer.arrayBuffer()));
    await Promise.all(
      [...files].map(async ([path, bytes]) => {
        const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
        if (type && wanted.has(path)) await put(path, new Response(bytes, { headers: { 'Content-Type': type } }));
      }),
    );
  } catch (reason) {
    console.info('A bundle did not arrive:', url, String(reason));
  }
}

import { brotliCompressSync } from 'node:zlib';

/** Brotli, with all that stands in the page. */
const MAX_PAGE_BYTES = 14_000;
/** A list is longer than a screen: what its first screen needs, in a wide window too, fits into `MAX_PAGE_BYTES`. */
const MAX_LIST_BYTES = 28_000;
const FIRST_ENTRIES = 24;
/** What a page asks for before the app runs: twelve pictures, the sheet of wide windows, two icons and the manifest. */
const MAX_REQUESTS = 16;

export const isList = (path: string) => path.split('/').length === 3 && !path.startsWith('/login');

interface Weight {
  /** As it was sent. */
  bytes: number;
  /** Of a list, up to the first entries. */
  first: number;
  requests: number;
}

/** What a painted page weighs, and how many files it names outside what is for readers without scripts. */
export function weightOf(path: string, html: string, bytes: number): Weight {
  const first = isList(path) ? brotliCompressSync(html.split('<li>', FIRST_ENTRIES + 1).join('<li>')).length : bytes;
  const scripted = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  const named = [...scripted.matchAll(/<(?:img|script|iframe|source)[^>]* src="([^"]+)"/g)].concat([
    ...scripted.matchAll(
      /<link rel="(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g,
    ),
  ]);
  return { bytes, first, requests: new Set(named.map(([, file]) => file)).size };
}

/** In words what of a page is over its budget; empty where all is well. */
export function overBudget({ bytes, first, requests }: Weight): string[] {
  return [
    ...(first > MAX_PAGE_BYTES ? [`${first} of ${MAX_PAGE_BYTES} bytes up to its first screen`] : []),
    ...(bytes > MAX_LIST_BYTES ? [`${bytes} of ${MAX_LIST_BYTES} bytes`] : []),
    ...(requests > MAX_REQUESTS ? [`${requests} of ${MAX_REQUESTS} requests`] : []),
  ];
}

/** The heaviest page of each kind, a line each. */
export function heaviestOf(weights: ReadonlyMap<string, Weight>): string {
  const kinds = new Map<string, [path: string, weight: Weight]>();
  for (const [path, weight] of weights) {
    const kind = path.replace(/^(\/[^/]+\/[^/]+)(\/.+)?$/, (_, list, entry) => (entry ? `${list}/*` : list));
    if (weight.bytes > (kinds.get(kind)?.[1].bytes ?? 0)) kinds.set(kind, [path, weight]);
  }
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [...kinds.values()]
    .map(
      ([path, { bytes, first, requests }]) =>
        `${path.padEnd(52)} ${kb(bytes).padStart(8)} ${first === bytes ? ''.padStart(8) : kb(first).padStart(8)} ${requests} requests`,
    )
    .join('\n');
}

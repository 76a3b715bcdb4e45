import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The app's own `lazyImport` where the builder would put its loader of lazy parts. */
export function lazyImports(): Plugin {
  const own = resolve('src/platform/lazy-import.ts');
  return {
    name: 'lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      return `export { lazyImport as __vitePreload } from ${JSON.stringify(own)};`;
    },
  };
}

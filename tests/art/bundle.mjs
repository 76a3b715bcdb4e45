// The drawing code as plain JavaScript: Node 20 cannot run TypeScript.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundle modules of src/art (by name, without .ts) and import them, e.g. { deck, back } = await load('deck', 'back'). */
export async function load(...names) {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(path.join(cache, 'deck-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(
          names.map((name) => [name.replaceAll('/', '-'), path.join(root, `src/art/${name}.ts`)]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const modules = {};
  for (const name of names)
    modules[name] = await import(pathToFileURL(path.join(outDir, `${name.replaceAll('/', '-')}.mjs`)).href);
  return modules;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

const { version } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8')) as { version: string };

/** The migrations travel beside the program that applies them. */
function migrations(): Plugin {
  const folder = join(here, 'database', 'migrations');
  return {
    name: 'migrations',
    generateBundle() {
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue;
        const path = join(file.parentPath, file.name);
        this.emitFile({
          type: 'asset',
          fileName: join('migrations', relative(folder, path)),
          source: readFileSync(path),
        });
      }
    },
  };
}

/** Two programs: main.js for the world, dev.js for this machine; and the thread of both that paints previews. What stands in node_modules stays there. */
export default defineConfig({
  root: join(here, '..'),
  publicDir: false,
  plugins: [migrations()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: join(here, 'main.ts'),
        dev: join(here, 'dev.ts'),
        previews: join(here, 'previews', 'program.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

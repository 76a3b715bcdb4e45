import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the finished app, worker included. */
export function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}

const WORTH = /\.(js|css|html|svg|json|webmanifest|txt|bin)$/;

/** What the server reads and never sends as it is. */
const OURS = /^painted[\\/]/;

/** Lays a brotli and a gzip copy beside every text file of a folder, so that the server compresses nothing itself. */
function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (!WORTH.test(name) || OURS.test(name) || statSync(path).size < 400) continue;
    const source = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
    writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
    writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
  }
}

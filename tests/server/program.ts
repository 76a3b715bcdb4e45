import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** A folder of a test's own that PostgreSQL's account can walk into, as it can into ordinary ones. */
export function roomFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `asterly-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Builds the server as it is shipped, into a folder of this test. @returns the folder. */
export async function buildServer(name: string): Promise<string> {
  const outDir = join(root, 'node_modules', '.cache', `server-${name}`, 'server');
  await build({ configFile: join(root, 'server', 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  return outDir;
}

export interface Program {
  readonly process: ChildProcess;
  /** All it has said so far. */
  said(): string;
  /** The address, once it stands. */
  ready(): Promise<string>;
  ended(): Promise<{ code: number | null; said: string }>;
}

/** The shipped program as a process of its own, with nothing in its environment but this. */
export function runServer(
  folder: string,
  entry: 'main' | 'dev',
  env: Record<string, string>,
  words: readonly string[] = [],
): Program {
  const child = spawn(process.execPath, [join(folder, `${entry}.js`), ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  return {
    process: child,
    said: () => said,
    async ready() {
      for (let tries = 0; tries < 1200; tries += 1) {
        const address = /Ready at (\S+?)[, ]/.exec(said)?.[1];
        if (address) return address;
        if (child.exitCode !== null) throw new Error(`the program ended: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`the program is not ready: ${said}`);
    },
    ended: () => end,
  };
}

